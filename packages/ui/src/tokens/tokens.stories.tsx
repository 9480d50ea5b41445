import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { vars } from "../themes/contract.css.ts";
import * as styles from "./specimens.css.ts";

/** What a brand defines and what all brands share. Change brand and scheme in the toolbar. */
const meta = { title: "Tokens", tags: ["autodocs", "pictured-in-every-theme"] } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const propertyOf = (reference: string) => reference.replace(/^var\((.*)\)$/, "$1");

const Specimen = ({ reference, children }: { readonly reference: string; readonly children: ReactNode }) => (
  <div>
    {children}
    <p className={styles.note}>{propertyOf(reference)}</p>
  </div>
);

/** Components use only these: never a ramp or a raw value. */
export const Colours: Story = {
  render: () => (
    <div className={styles.swatches}>
      {Object.entries(vars.color).map(([name, reference]) => (
        <Specimen key={name} reference={reference}>
          <div className={styles.chip} style={{ background: reference }} />
          <p className={styles.name}>{name}</p>
        </Specimen>
      ))}
    </div>
  ),
};

/** Sizes change below 760 px. Letter forms are local: Bulgarian, Serbian and Romanian have their own forms by `lang`. */
export const Type: Story = {
  tags: ["long"],
  render: () => (
    <div className={styles.list}>
      {Object.entries(vars.text).map(([name, { size, line, weight, tracking }]) => (
        <Specimen key={name} reference={size}>
          <p style={{ fontSize: size, lineHeight: line, fontWeight: weight, letterSpacing: tracking }}>{name} 1 284</p>
        </Specimen>
      ))}
      <p lang="bg">Вашите точки и награди за монтаж</p>
      <p lang="sr-Cyrl">Пријавите пројекат и освојите поене</p>
      <p lang="uk">Зареєструйте об’єкт і отримайте бали</p>
    </div>
  ),
};

export const Space: Story = {
  tags: ["long"],
  render: () => (
    <div className={styles.list}>
      {Object.entries(vars.space).map(([name, reference]) => (
        <div key={name} className={styles.row}>
          <div className={styles.bar} style={{ inlineSize: reference }} />
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{propertyOf(reference)}</span>
        </div>
      ))}
    </div>
  ),
};

/** Multiplied by the brand's scale. */
export const Radius: Story = {
  tags: ["long"],
  render: () => {
    const { scale: _scale, ...radii } = vars.radius;
    return (
      <div className={styles.row}>
        {Object.entries(radii).map(([name, reference]) => (
          <Specimen key={name} reference={reference}>
            <div className={styles.box} style={{ borderRadius: reference }} />
            <p className={styles.name}>{name}</p>
          </Specimen>
        ))}
      </div>
    );
  },
};

/** Borders show structure; only floating layers have a shadow. */
export const Elevation: Story = {
  tags: ["long"],
  render: () => (
    <div className={styles.row} style={{ padding: vars.space.xlarge, gap: vars.space.xxlarge }}>
      {Object.entries(vars.shadow).map(([name, reference]) => (
        <Specimen key={name} reference={reference}>
          <div
            className={styles.box}
            style={{ boxShadow: reference, border: 0, background: vars.color.surfaceRaised }}
          />
          <p className={styles.name}>{name}</p>
        </Specimen>
      ))}
    </div>
  ),
};
