import { HeaderButton, SkipLink } from "../components/app-frame/index.ts";
import { Logo } from "../components/brand/index.ts";
import { Button } from "../components/button/index.ts";
import { Globe } from "../components/icons/index.ts";
import { SplitScreen } from "../components/split-screen/index.ts";
import { Heading, Text } from "../components/text/index.ts";
import { TextField } from "../components/text-field/index.ts";
import { Stack } from "../layout/index.ts";

const Roof = () => (
  <svg aria-hidden viewBox="0 0 800 400" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
    <rect width="800" height="400" fill="#8fa79a" />
    <path d="M0 170 400 60 800 170V400H0Z" fill="#37444c" />
    <path d="M330 200h130l30 120H300Z" fill="#e8b871" />
  </svg>
);

/** A whole page with landmarks of its own: the way past its header, and a picture beside a short form. */
export const Screen = () => (
  <>
    <SkipLink />
    <SplitScreen
      header={
        <>
          <Logo name={["Roof", "Club"]} />
          <HeaderButton icon={Globe}>English</HeaderButton>
        </>
      }
      picture={<Roof />}
      caption="From March on, flat roofs count, too."
    >
      <Stack>
        <Heading level={2}>Welcome</Heading>
        <Text>We send a code to your address.</Text>
        <TextField label="E-mail" type="email" autoComplete="email" />
        <Button stretch>Send the code</Button>
      </Stack>
    </SplitScreen>
  </>
);
