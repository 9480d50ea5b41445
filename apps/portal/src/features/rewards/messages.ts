import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    text: { id: "rewards.text", defaultMessage: "Scan what you fit, close the project, spend the points." },
    intro: { id: "rewards.intro", defaultMessage: "How Lucarne Club works" },
    steps: { id: "rewards.steps", defaultMessage: "How to use the club" },
    step1: { id: "rewards.step1.title", defaultMessage: "Add a project" },
    step1Text: { id: "rewards.step1.text", defaultMessage: "Enter the address before you start work." },
    step2: { id: "rewards.step2.title", defaultMessage: "Scan every product" },
    step2Text: { id: "rewards.step2.text", defaultMessage: "Use the camera or type the serial number." },
    step3: { id: "rewards.step3.title", defaultMessage: "Fill in the survey" },
    step3Text: { id: "rewards.step3.text", defaultMessage: "We check the project and add the points." },
    step4: { id: "rewards.step4.title", defaultMessage: "Spend the points" },
    step4Text: { id: "rewards.step4.text", defaultMessage: "Choose goods, vouchers or your own printed flyers." },
    products: { id: "rewards.products", defaultMessage: "Points for each scanned product" },
    tiers: { id: "rewards.tiers", defaultMessage: "Levels: more points for each scan" },
    tiersFailed: { id: "rewards.tiersFailed", defaultMessage: "The levels could not be loaded." },
    behaviours: { id: "rewards.behaviours", defaultMessage: "What else earns points" },
    behavioursFailed: { id: "rewards.behavioursFailed", defaultMessage: "The rewards could not be loaded." },
    pages: { id: "rewards.pages", defaultMessage: "Reward pages" },
  }),
  ...defineMessages<{ reset: { date: string } }>({
    reset: { id: "rewards.reset", defaultMessage: "Levels reset on {date}" },
  }),
};
