import { Controls, Description, DocsStory, Primary, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";
import { GuideOfPart, PropsOfPart } from "./part-tables.tsx";
import { parts } from "./parts.ts";

/** The part of the kit whose stories the page shows. */
const usePart = () => {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const file: unknown = preparedMeta.parameters["fileName"];
  // `/…/packages/ui/src/components/tabs/tabs.stories.tsx`
  const [, folder] =
    /packages\/ui\/src\/(?:components\/)?([^/]+)\/[^/]+$/.exec(typeof file === "string" ? file : "") ?? [];
  return parts.find(({ name }) => name === folder);
};

type DocumentedStory = ReturnType<typeof useOf<"meta">>["csfFile"]["stories"][string];

/** A story that is drawn when it comes near the visible part of the page. */
const LazyStory = ({ story }: { readonly story: DocumentedStory }) => {
  const moduleExport: unknown = story.moduleExport;
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: "300px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={{ minBlockSize: near ? undefined : "24rem" }}>
      {near ? <DocsStory of={moduleExport} expanded /> : <h3>{story.name}</h3>}
    </div>
  );
};

/** The stories after the first one. */
const OtherStories = () => {
  const { csfFile } = useOf("meta", ["meta"]);
  const stories = Object.values(csfFile.stories).slice(1);
  return stories.length === 0 ? null : (
    <>
      <h2>Stories</h2>
      {stories.map((story) => (
        <LazyStory key={story.id} story={story} />
      ))}
    </>
  );
};

/** Controls for the args of the first story, where it has some. */
const ControlsOfFirst = () => {
  const { csfFile } = useOf("meta", ["meta"]);
  const [first] = Object.values(csfFile.stories);
  const { story } = useOf(first?.moduleExport, ["story"]);
  return Object.keys(story.initialArgs).length === 0 ? null : <Controls />;
};

/** The page of a part: its guide and its props with its first story between them, then its other stories. */
export const DocsPage = () => {
  const part = usePart();
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {part?.guide ? <GuideOfPart guide={part.guide} /> : null}
      <Primary />
      <ControlsOfFirst />
      {part ? <PropsOfPart part={part} /> : null}
      <OtherStories />
    </>
  );
};
