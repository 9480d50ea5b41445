import { Fragment, type ReactNode } from "react";
import type { Part } from "../packages/ui/scripts/component-list.ts";
import type { Guide } from "../packages/ui/src/docs/guide.ts";
import type { Declaration } from "../scripts/lib/packages/exported-types.ts";

/** Text with code between backquotes. */
const Words = ({ children }: { readonly children: string }) =>
  children.split("`").map((text, index) => (index % 2 === 1 ? <code key={index}>{text}</code> : text));

interface RowsProps {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

const Rows = ({ heads, rows }: RowsProps) => (
  <table>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells }) => (
        <tr key={key}>
          {cells.map((cell, index) => (
            <td key={heads[index]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** What a part is for and not for, what it does for assistive technology, its keys and its states. */
export const GuideOfPart = ({ guide }: { readonly guide: Guide }) => (
  <>
    {guide.alsoKnownAs ? <p>Also known as: {guide.alsoKnownAs.join(", ")}.</p> : null}
    <h3>For</h3>
    <p>
      <Words>{guide.use}</Words>
    </p>
    <h3>Not for</h3>
    <p>
      <Words>{guide.avoid}</Words>
    </p>
    <h3>Accessibility</h3>
    <ul>
      {guide.accessibility.map((sentence) => (
        <li key={sentence}>
          <Words>{sentence}</Words>
        </li>
      ))}
    </ul>
    {guide.keys ? (
      <>
        <h3>Keys</h3>
        <Rows heads={["Key", "Does"]} rows={guide.keys.map(([key, does]) => ({ key, cells: [key, does] }))} />
      </>
    ) : null}
    {guide.states ? (
      <>
        <h3>States</h3>
        <Rows
          heads={["Selector", "State"]}
          rows={guide.states.map(([selector, meaning]) => ({
            key: selector,
            cells: [<code key="selector">{selector}</code>, <Words key="meaning">{meaning}</Words>],
          }))}
        />
      </>
    ) : null}
  </>
);

const Attributes = ({ of }: { readonly of: readonly string[] }) =>
  of.length === 0 ? null : (
    <p>
      Also takes the attributes of{" "}
      {of.map((tag, index) => (
        <Fragment key={tag}>
          {index > 0 ? " or " : null}
          {tag === "element" ? "any element" : <code>{`<${tag}>`}</code>}
        </Fragment>
      ))}
      .
    </p>
  );

const Members = ({ name, kind, members }: Declaration) => (
  <Rows
    heads={[kind === "component" ? "Prop" : "Member", "Type", "Default", "Description"]}
    rows={members.map((member) => ({
      key: `${name}.${member.name}`,
      cells: [
        <code key="name">{member.name}</code>,
        <Fragment key="type">
          <code>{member.type}</code>
          {member.required ? " (required)" : null}
        </Fragment>,
        member.default === undefined ? null : <Words key="default">{member.default}</Words>,
        <Words key="description">{member.description}</Words>,
      ],
    }))}
  />
);

const isDrawn = ({ kind, members, type }: Declaration) =>
  kind === "component" || (kind === "type" && (members.length > 0 || type !== undefined));

/** The props of each component of a part, and the types that they are made of. */
export const PropsOfPart = ({ part }: { readonly part: Part }) => (
  <>
    <h2>Props</h2>
    <p>
      Import from <code>{part.import}</code>.
    </p>
    {part.exports.filter(isDrawn).map((declaration) => (
      <section key={declaration.name} aria-label={declaration.name}>
        <h3>{declaration.name}</h3>
        {declaration.description === "" ? null : (
          <p>
            <Words>{declaration.description}</Words>
          </p>
        )}
        {declaration.type === undefined ? null : (
          <p>
            <code>{declaration.type}</code>
          </p>
        )}
        {declaration.props === undefined ? null : (
          <p>
            Type of its props: <code>{declaration.props}</code>.
          </p>
        )}
        {declaration.members.length === 0 ? null : <Members {...declaration} />}
        <Attributes of={declaration.attributesOf} />
      </section>
    ))}
  </>
);
