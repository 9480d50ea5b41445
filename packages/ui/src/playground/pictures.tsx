import { useState } from "react";
import { Button } from "../components/button/index.ts";
import { ChatComposer, ChatDay, ChatMessage, ChatThread } from "../components/chat/index.ts";
import { FlipCard } from "../components/flip-card/index.ts";
import { HeroSlider } from "../components/hero-slider/index.ts";
import { VideoCard } from "../components/video-card/index.ts";
import { Box, Grid, Stack } from "../layout/index.ts";

const Roof = () => (
  <svg aria-hidden viewBox="0 0 800 400" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
    <rect width="800" height="400" fill="#8fa79a" />
    <path d="M0 170 400 60 800 170V400H0Z" fill="#37444c" />
    <path d="M330 200h130l30 120H300Z" fill="#e8b871" />
  </svg>
);

const Flyer = () => {
  const [turned, setTurned] = useState(false);
  return (
    <Stack>
      <FlipCard
        turned={turned}
        front={
          <Box surface="brandSoft" padding="large">
            Front
          </Box>
        }
        back={
          <Box surface="sunken" padding="large">
            Back
          </Box>
        }
      />
      <Button variant="text" onClick={() => setTurned(!turned)}>
        Turn the flyer
      </Button>
    </Stack>
  );
};

/** Pictures, films and a conversation. */
export const Pictures = () => (
  <Stack>
    <HeroSlider
      label="News"
      slides={[
        {
          id: "one",
          title: "New for flat roofs",
          text: "From March",
          picture: <Roof />,
          action: <Button tone="highlight">Look</Button>,
        },
        { id: "two", title: "Twice the points", picture: <Roof /> },
      ]}
    />
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <VideoCard title="How to fit the flashing" duration="4:10" renderPlayer={() => <Roof />} />
      <Flyer />
    </Grid>
    <ChatThread label="Conversation">
      <ChatDay>Today</ChatDay>
      <ChatMessage from="other" sender="Support" time="9:12">
        Which window is it?
      </ChatMessage>
      <ChatMessage from="own" sender="You" time="9:14">
        The one above the stairs.
      </ChatMessage>
    </ChatThread>
    <ChatComposer label="Message" sendLabel="Send" onSend={() => undefined} />
  </Stack>
);
