const ASTERISK = "\u00A0*";

/** The asterisk of a required field. Screen readers read `required` of the control. */
export const RequiredMark = () => <span aria-hidden>{ASTERISK}</span>;
