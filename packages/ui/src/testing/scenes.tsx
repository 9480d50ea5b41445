/** Placeholder pictures for brand artwork in stories. */
export const RoofAtDusk = () => (
  <svg aria-hidden viewBox="0 0 800 900" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
    <rect width="800" height="900" fill="#8FA79A" />
    <circle cx="620" cy="180" r="46" fill="#FFF2C9" />
    <path d="M0 290 800 200V900H0Z" fill="#37444C" />
    <path d="M330 420h150l-60 260H260Z" fill="#E8B871" stroke="#2B363D" strokeWidth="14" />
    <path d="M580 380h120l-48 220H530Z" fill="#E8B871" stroke="#2B363D" strokeWidth="14" />
  </svg>
);

export const RoofInStorm = () => (
  <svg aria-hidden viewBox="0 0 1440 600" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
    <rect width="1440" height="600" fill="#8B9BA0" />
    <path d="M0 170 1340 20 1440 110V600H0Z" fill="#2B363D" />
    <path d="M420 260h170l60 330H490Z" fill="#5B666D" stroke="#37444C" strokeWidth="16" />
    <path d="M690 230h150l70 290H760Z" fill="#5B666D" stroke="#37444C" strokeWidth="16" />
  </svg>
);
