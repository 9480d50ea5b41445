import type { ReactNode } from "react";
import { CLUB_NAME } from "../../../shared/club-name.ts";
import * as styles from "./card-picture.css.ts";

/** The front of the club card with the company's name. */
export const CardFront = ({ company }: { company: string }) => (
  <div className={styles.bench} aria-hidden>
    <div className={styles.card}>
      <span className={styles.club}>
        <strong>{CLUB_NAME[0]}</strong> {CLUB_NAME[1]}
      </span>
      <span className={styles.mark} />
      <span className={styles.chip} />
      <span translate="no" className={styles.company}>
        {company}
      </span>
    </div>
  </div>
);

/** The back of the club card; `children` names the place of the serial number. */
export const CardBack = ({ children }: { children: ReactNode }) => (
  <div className={styles.bench}>
    <div className={`${styles.card} ${styles.back}`}>
      <span className={styles.strip} />
      <span className={styles.serial} aria-hidden />
      <span className={styles.hint}>{children}</span>
    </div>
  </div>
);
