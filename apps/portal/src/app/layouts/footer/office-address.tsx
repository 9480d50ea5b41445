import { parts } from "./office-address.css.ts";

/** The address of a country's office. A line ends only between company, street, and postal code with town. */
export const OfficeAddress = ({ address }: { address: string }) => (
  <span className={parts}>
    {address.split(/(?<=,) /).map((part) => (
      <span key={part}>{part}</span>
    ))}
  </span>
);
