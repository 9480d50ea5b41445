/** A key and what it does. */
export type KeyRow = readonly [key: string, does: string];

/** Purpose of a component, better alternatives, and its keys beyond the browser's defaults. */
export interface Guide {
  readonly use: string;
  readonly avoid: string;
  /** Keyboard table of the WAI-ARIA pattern of the component; each row has a test with its name. */
  readonly keys?: readonly KeyRow[];
}

const MODAL: readonly KeyRow[] = [
  ["Tab", "To the next stop inside, from the last to the first."],
  ["Shift + Tab", "To the previous stop inside, from the first to the last."],
  ["Escape", "Closes it and gives focus back."],
];

const ONE_OF_A_GROUP: readonly KeyRow[] = [
  ["Tab", "Onto the one that is on; the group is one stop."],
  ["Right Arrow", "To the next one and chooses it, from the last to the first."],
  ["Down Arrow", "The same."],
  ["Left Arrow", "To the previous one and chooses it, from the first to the last."],
  ["Up Arrow", "The same."],
];

/** Guides by folder name of the component. */
export const guides: Readonly<Record<string, Guide>> = {
  "alert-dialog": {
    use: "A question before something that cannot be undone: delete, decline, log out everywhere.",
    avoid: "What can be undone: do it, and offer Undo in a Toast. Anything with fields: Dialog.",
    keys: MODAL,
  },
  amount: {
    use: "An amount in the brand's own currency, with its glyph; a sign and a tone for gains and losses.",
    avoid: "Counts, dates and money: plain text. The unit in words more than once in one view.",
  },
  "amount-chip": {
    use: "The account's balance in the header of every page, as a link to its details.",
    avoid: "Amounts inside a page: Amount. More than one on a page.",
  },
  "app-frame": {
    use: "The frame of every signed-in page: skip link, header, navigation, tab bar on phones, footer, the state of the session.",
    avoid: "Pages before signing in: SplitScreen. More than five tabs; more than one ActionBar.",
  },
  avatar: {
    use: "A picture or initials next to the name of a person or company.",
    avoid: "Alone, without the name in words: it is decoration and is not read out.",
  },
  badge: {
    use: "A status in one or two words; a count on an icon; a tag on a picture.",
    avoid: "Something to press: Button. A message that needs an action: Notice.",
  },
  brand: {
    use: "The theme's mark with the product's name, in the header and on brand panels.",
    avoid: "Logos of other companies: an image.",
  },
  button: {
    use: "Starts an action. One solid button per view area; accent for a second main action, such as an order; negative for a destructive one.",
    avoid:
      "Navigation: ButtonLink or TextLink. A submit button that is disabled because a field is empty: keep it enabled and show what is missing.",
    keys: [
      ["Enter", "Presses it."],
      ["Space", "Presses it."],
    ],
  },
  card: {
    use: "A bordered group of related content; CardLink when the whole card is one link.",
    avoid:
      "Every block of a page: spacing alone separates too. CardLink with a button or link inside: TextLink in a Card.",
  },
  chat: {
    use: "A conversation between two sides, oldest message first, with the message field at the end.",
    avoid: "News and notifications: a list of links.",
    keys: [["Control + Enter", "Sends; Enter alone begins a new line."]],
  },
  checkbox: {
    use: "One yes-or-no choice that is sent with its form; several of them in a ChoiceGroup.",
    avoid: "A change that is saved immediately: Switch. One of several: RadioGroup.",
    keys: [["Space", "Changes it, and changes it back."]],
  },
  "choice-card": {
    use: "An option that needs space: a second line, a price, or questions that open inside it.",
    avoid: "Short answers: RadioGroup. Many of them: SelectField.",
    keys: [
      ["Down Arrow", "To the next card and chooses it, where one may be chosen."],
      ["Right Arrow", "The same."],
      ["Up Arrow", "To the previous card and chooses it."],
      ["Left Arrow", "The same."],
      ["Space", "Changes a card that may be one of many."],
    ],
  },
  combobox: {
    use: "Text with suggestions while typing, such as an address; the typed text can be kept.",
    avoid: "A short, known list: SelectField.",
    keys: [
      ["Down Arrow, in the field", "To the first suggestion; opens a closed list."],
      ["Up Arrow, in the field", "To the last suggestion; opens a closed list."],
      ["Down Arrow, in the list", "To the next one, from the last to the first."],
      ["Up Arrow, in the list", "To the previous one, from the first to the last."],
      ["Alt + Down Arrow", "Opens without moving."],
      ["Alt + Up Arrow", "Closes."],
      ["Enter", "Takes the suggestion and closes."],
      ["Escape", "Closes and keeps the text."],
      ["Printable character, in the list", "Back to the text, which takes it."],
      ["Tab", "Leaves the field without a choice."],
    ],
  },
  countdown: {
    use: "Seconds until an action is available again, in words; then the action.",
    avoid: "A deadline in days: a date. Putting users under pressure.",
  },
  "date-field": {
    use: "A day that users type or choose in a calendar, in the order of the language on screen.",
    avoid: "A period in words, such as the last 30 days: SelectField. A text that names no single day: TextField.",
    keys: [
      ["Alt + Down Arrow", "In the text opens the calendar."],
      ["Right Arrow", "The next day."],
      ["Left Arrow", "The day before."],
      ["Down Arrow", "The same day of the next week."],
      ["Up Arrow", "The same day of the week before."],
      ["Home", "The first day of the week."],
      ["End", "The last day of the week."],
      ["Page Up", "The same day of the month before."],
      ["Page Down", "The same day of the next month."],
      ["Shift + Page Up", "The same day of the year before."],
      ["Shift + Page Down", "The same day of the next year."],
      ["Enter", "Chooses the day and closes the calendar."],
      ["Space", "The same."],
      ["Escape", "Closes the calendar without a choice."],
    ],
  },
  dialog: {
    use: "A short task on top of the page: a question with a few fields, or text to read. A bottom sheet on phones.",
    avoid:
      "A long form: a separate page. A message: Notice or Toast. A yes-or-no question that can lose data: AlertDialog.",
    keys: MODAL,
  },
  drawer: {
    use: "A list that users open from any page, such as the cart.",
    avoid: "A question: Dialog. A phone's menu: Sheet.",
    keys: MODAL,
  },
  "empty-state": {
    use: "In place of a list that is empty or could not be loaded: a title, one sentence, one action.",
    avoid: "While it is loading: Skeleton.",
  },
  "error-summary": {
    use: "Above a form that was rejected: every error, each with a link to its field. Give it focus then.",
    avoid: "While users are typing: the error of the Field.",
  },
  field: {
    use: "Label, hint, error and counter around a control that the kit does not have.",
    avoid: "Around components of the kit: they include it.",
  },
  "file-upload": {
    use: "Files, chosen or dropped; each with its size, its progress or its error.",
    avoid: "Sending: the app does that in onFiles.",
  },
  "flip-card": {
    use: "The two sides of a printed piece: a flyer, a card.",
    avoid: "Hiding text to save space: it must be readable without turning.",
  },
  "hero-slider": {
    use: "A few news items at the top of a home page, each with a picture and one action.",
    avoid: "Anything users must see: most see only the first slide. Galleries.",
    keys: [
      ["Focus", "Stops the slides until Play is pressed."],
      ["Tab and Shift + Tab", "Through the controls, the one that stops and starts first."],
      ["Enter", "On a slide's button shows that slide."],
      ["Space", "The same."],
    ],
  },
  icon: {
    use: "A line icon next to text, in its colour; alone only with a label.",
    avoid: "A clickable icon: IconButton. A second icon set.",
  },
  "icon-button": {
    use: "An action with a well-known icon where space is limited: close, delete, a row's menu, the cart with its count.",
    avoid: "Where there is space for text: Button.",
  },
  layout: {
    use: "Spacing and layout of a page: Stack, Inline, Grid, Container, Box with a background, Hidden by width. Pure CSS, correct in the first paint.",
    avoid: "The inside of a component: its own style sheet.",
  },
  link: {
    use: "A text link, in a sentence or alone.",
    avoid: "An action on this page: Button.",
    keys: [["Enter", "Follows it."]],
  },
  "link-tile": {
    use: "Destinations as tiles of a sheet; ActionRow for a setting with its value.",
    avoid: "Content with a picture or price: CardLink.",
  },
  menu: {
    use: "A few actions or languages behind a button; in a table row too. Destructive actions come last.",
    avoid: "A value of a form: SelectField. Two actions that fit next to each other: Buttons.",
    keys: [
      ["Enter", "On the button opens it at the first row; on a row chooses it."],
      ["Space", "The same."],
      ["Down Arrow", "Opens it at the first row; to the next row, from the last to the first."],
      ["Up Arrow", "Opens it at the last row; to the previous row, from the first to the last."],
      ["Home", "To the first row."],
      ["End", "To the last row."],
      ["Printable character", "To the next row that starts with it."],
      ["Escape", "Closes and gives focus back."],
      ["Tab", "Closes and goes on to what stands after the button."],
      ["Shift + Tab", "Closes and goes back to what stands before the button."],
    ],
  },
  notice: {
    use: "A message that stays on the page until it is resolved, with one action.",
    avoid: "Feedback on an action: Toast. An invalid field: the field's error. More than two in one view.",
  },
  "one-time-code": {
    use: "The digits of a code sent by message or e-mail; pasting and autofill from a message work.",
    avoid: "Serial numbers, letters: TextField.",
  },
  pagination: {
    use: "Pages of a long list, as links that can be shared; only the range when there is one page.",
    avoid: "Lists that are read to the end, such as a conversation.",
  },
  "phone-field": {
    use: "A phone number with its country code; an error marks only the number.",
    avoid: "Other numbers: TextField.",
  },
  popover: {
    use: "Extra help next to its button: where to find a number, what a term means.",
    avoid: "A task: Dialog. The name of an icon: Tooltip. Actions: Menu.",
    keys: [
      ["Enter", "On the button opens it and moves focus in, and closes it again."],
      ["Space", "The same."],
      ["Tab", "Through it in order; leaving it closes it."],
      ["Shift + Tab", "Back to its button."],
      ["Escape", "Closes and gives focus back."],
    ],
  },
  "progress-bar": {
    use: "Progress, with the same value as text next to it; highlight where the amount is the main message.",
    avoid: "When the duration is unknown: Spinner. Levels: TierPanes.",
  },
  provider: {
    use: "Once around the app: the kit's texts in the current language, and the router's link component.",
    avoid: "Around single components.",
  },
  quantity: {
    use: "A small whole number with limits, such as a quantity.",
    avoid: "Large or decimal numbers: TextField with a numeric keyboard.",
    keys: [
      ["Up Arrow", "One more."],
      ["Down Arrow", "One less."],
      ["Page Up", "Ten more."],
      ["Page Down", "Ten less, not under the least."],
      ["Home", "The least."],
      ["End", "The most."],
      ["Text keys", "Edit the digits as in any field."],
    ],
  },
  "radio-group": {
    use: "One of two to six options that should all be visible.",
    avoid:
      "More of them: SelectField. Modes of a view: SegmentedControl. Answers with prices or questions: ChoiceCard.",
    keys: [...ONE_OF_A_GROUP, ["Space", "Chooses the one that has focus."]],
  },
  "rich-text": {
    use: "Text that an editor wrote: headings, lists, links, tables, pictures.",
    avoid: "Text of the app: Heading and Text. Markup as a string: the app sanitizes it and turns it into nodes.",
  },
  "segmented-control": {
    use: "Two or three modes of one view: e-mail or phone, front or back.",
    avoid: "Parts of a page with different content: Tabs. Long labels or more than three: RadioGroup.",
    keys: ONE_OF_A_GROUP,
  },
  "select-field": {
    use: "One of a known list, drawn by the browser: fast, and native on phones.",
    avoid: "Up to six options: RadioGroup. A list with search: Combobox.",
    keys: [
      ["Down Arrow", "To the next option."],
      ["Up Arrow", "To the previous option."],
      ["Home", "To the first option."],
      ["End", "To the last option."],
      ["Printable character", "To the option that starts with it."],
    ],
  },
  sheet: {
    use: "On a phone: destinations, languages or filters, from the bottom edge. Above the tab bar, the bar stays usable.",
    avoid: "A question: Dialog. Wide screens: Menu or Drawer.",
    keys: MODAL,
  },
  skeleton: {
    use: "In the shape of the content that is loading, so that the layout does not shift. The region has aria-busy.",
    avoid: "A running action: pending of its Button. A wait without a known shape: Spinner.",
  },
  spinner: {
    use: "A wait of unknown length and shape: a check by a server, a file upload.",
    avoid: "A list or page that is loading: Skeleton. A pressed Button: its pending.",
  },
  "split-screen": {
    use: "A page before signing in: one short form and a picture. StoryScreen for a message alone, such as maintenance.",
    avoid: "Signed-in pages: the parts of AppFrame.",
  },
  "statistic-card": {
    use: "One number with its name, a line of text, and a link to more.",
    avoid: "Several numbers: StatusList.",
  },
  "status-list": {
    use: "Named facts about one item: status, date, points, address.",
    avoid: "The same facts about many items: Table.",
  },
  stepper: {
    use: "The current position in three to six steps; on phones the current step as text.",
    avoid: "Parts that can be opened in any order: Tabs.",
  },
  switch: {
    use: "On or off, saved immediately: a consent, a setting.",
    avoid: "A form that is sent: Checkbox.",
    keys: [["Space", "Turns it on and off."]],
  },
  table: {
    use: "Many items with the same facts, to compare and to open. Below 760 px it is drawn as a list of rows.",
    avoid: "One item: StatusList. Page layout. Editable cells.",
  },
  tabs: {
    use: "Views of one item, one shown at a time; LinkTabs where each has its own address.",
    avoid: "Steps: Stepper. Two or three modes of the same content: SegmentedControl.",
    keys: [
      ["Tab", "Onto the tab that is on, then into its panel."],
      ["Left Arrow", "To the previous tab, from the first to the last, without showing it."],
      ["Right Arrow", "To the next tab, from the last to the first, without showing it."],
      ["Space", "Shows the tab that has focus."],
      ["Enter", "The same."],
      ["Home", "To the first tab."],
      ["End", "To the last tab."],
    ],
  },
  text: {
    use: "Text in a style of the theme; Heading with the outline level independent of its size.",
    avoid: "Text that an editor wrote: RichText.",
  },
  "text-area": {
    use: "Text of several lines, with the number of characters left.",
    avoid: "One line: TextField.",
  },
  "text-field": {
    use: "One line of text, with an icon, a unit, or the state of a server check.",
    avoid: "Dates, phone numbers, codes: their own fields. A value from a list: SelectField.",
  },
  "tier-panes": {
    use: "Levels that users reach one after another: reached levels filled, the current one with its progress.",
    avoid: "One goal: ProgressBar. Steps of a task: Stepper.",
  },
  toast: {
    use: "Feedback on an action, with Undo or a link. Closes automatically; stays open while it is hovered or focused.",
    avoid: "Errors that users must correct, and information that is shown nowhere else: Notice.",
  },
  tooltip: {
    use: "Shows the name of an icon button.",
    avoid: "Anything other than its name: phones show no tooltips. Longer text: Popover.",
    keys: [
      ["Focus", "Shows it; focus stays on the button."],
      ["Blur", "Takes it away."],
      ["Escape", "Takes it away; focus stays on the button."],
    ],
  },
  "video-card": {
    use: "A video from another site that loads only when it is played.",
    avoid: "Videos of the app itself: the browser's player.",
  },
};
