import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { guides } from "../packages/ui/src/docs/guides.ts";

const FOLDER = /packages\/ui\/src\/(?:components\/)?([\w-]+)\/[\w-]+\.stories\.tsx$/;

/** What the part on the page is for, what it is not, and its keys. */
const GuideOfPart = () => {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const file: unknown = preparedMeta.parameters["fileName"];
  const folder = typeof file === "string" ? FOLDER.exec(file)?.[1] : undefined;
  const guide = folder === undefined ? undefined : guides[folder];
  if (guide === undefined) return null;
  return (
    <>
      <h3>For</h3>
      <p>{guide.use}</p>
      <h3>Not for</h3>
      <p>{guide.avoid}</p>
      {guide.keys ? (
        <>
          <h3>Keys</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Does</th>
              </tr>
            </thead>
            <tbody>
              {guide.keys.map(([key, does]) => (
                <tr key={key}>
                  <td>{key}</td>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
    </>
  );
};

/** The page of a part: its guide between its description and its stories. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <GuideOfPart />
    <Primary />
    <Controls />
    <Stories />
  </>
);
