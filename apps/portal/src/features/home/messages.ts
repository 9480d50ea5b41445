import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    hero: { id: "home.hero", defaultMessage: "Highlights" },
    openCampaign: { id: "home.hero.campaign", defaultMessage: "Find out more" },
    readNews: { id: "home.hero.news", defaultMessage: "Read more" },
    pointsEach: { id: "home.pointsEach", defaultMessage: "Points for each scanned product" },
    vouchers: { id: "home.vouchers.title", defaultMessage: "Vouchers" },
    allVouchers: { id: "home.vouchers.link", defaultMessage: "All vouchers" },
    fromShop: { id: "home.shop.title", defaultMessage: "From the shop" },
    openShop: { id: "home.shop.link", defaultMessage: "Go to the shop" },
    allNews: { id: "home.news.link", defaultMessage: "All news" },
    tutorials: { id: "home.tutorials.title", defaultMessage: "Video guides" },
    allTutorials: { id: "home.tutorials.link", defaultMessage: "All videos" },
    addProject: { id: "home.addProject", defaultMessage: "Add project" },
    companyPoints: { id: "home.points.title", defaultMessage: "Company points" },
    noPoints: { id: "home.points.none", defaultMessage: "Add a project and scan its windows to earn points." },
    toBalance: { id: "home.points.link", defaultMessage: "See balance" },
    projects: { id: "home.projects.title", defaultMessage: "Projects in progress" },
    noProjects: {
      id: "home.projects.none",
      defaultMessage: "Add your first project and scan the windows you fit.",
    },
    toProjects: { id: "home.projects.link", defaultMessage: "Go to projects" },
    expiringText: { id: "home.expiring.text", defaultMessage: "Spend them in the shop before the end of the year." },
    toShop: { id: "home.expiring.link", defaultMessage: "Go to the shop" },
    toRewards: { id: "home.welcome.link", defaultMessage: "How to earn points" },
    cardShipped: {
      id: "home.card.shipped",
      defaultMessage: "The club card is on its way. Confirm its number when it arrives.",
    },
    confirmCard: { id: "home.card.confirm", defaultMessage: "Confirm the card" },
    cardOffered: {
      id: "home.card.offered",
      defaultMessage: "The company has scanned enough windows to order a club card.",
    },
    orderCard: { id: "home.card.order", defaultMessage: "Order card" },
    email: { id: "home.email.title", defaultMessage: "Confirm your email address." },
    sendCode: { id: "home.email.send", defaultMessage: "Send code" },
    consentTitle: { id: "consents.title", defaultMessage: "May we send you offers and news?" },
    consentText: {
      id: "consents.text",
      defaultMessage: "You can change either choice in your profile at any time.",
    },
    email_consent: { id: "consents.email", defaultMessage: "I agree to receive offers and news by email." },
    phone_consent: { id: "consents.phone", defaultMessage: "I agree to receive offers by phone and text message." },
    refuse: { id: "consents.refuse", defaultMessage: "No, thank you" },
    save: { id: "consents.save", defaultMessage: "Save" },
    failed: { id: "home.failed", defaultMessage: "Points and projects could not be loaded." },
    partsFailed: { id: "home.partsFailed", defaultMessage: "Some parts of this page could not be loaded." },
  }),
  ...defineMessages<{
    toExpire: { points: number };
    worth: { points: string };
    welcome: { points: string };
    scan: { address: string };
  }>({
    scan: { id: "home.scan", defaultMessage: "Scan products: {address}" },
    welcome: {
      id: "home.welcome.text",
      defaultMessage: "Welcome to Lucarne Club! To get you started: {points}.",
    },
    toExpire: {
      id: "home.points.toExpire",
      defaultMessage: "{points, plural, one {# point expires this year} other {# points expire this year}}",
    },
    worth: { id: "home.projects.worth", defaultMessage: "Worth {points}" },
  }),
};
