/** Operations that a server may lack, by the start of their names, and what the portal lacks then. */
const CONSEQUENCES: readonly (readonly [readonly string[], string])[] = [
  [
    ["listClubCardProducts", "verifyCard", "getCardAccount", "listCardHistory", "requestCardTopUp"],
    "The club card's pages show that they cannot be loaded. Take the card out of the region's settings in GET /v1/config.",
  ],
  [
    ["listMarketingServices", "generateQrCode", "uploadOrderFile", "getOrderPrint"],
    "Marketing material cannot be configured. Leave products of these types out of GET /v2/shop/products.",
  ],
  [
    ["listTickets", "createTicket", "getTicket", "listMessages", "createMessage"],
    "The help page shows that tickets cannot be loaded; its contacts and questions still work.",
  ],
  [["getSurvey", "submitProjectSurvey"], "A project cannot be closed, so its points are never paid out."],
  [["searchPlaces", "getPlace"], "Addresses are typed without suggestions."],
  [["listContent", "getContent"], "News and promotions show that they cannot be loaded."],
  [["listBehaviours", "listCertificates"], "The rewards page shows that its activities cannot be loaded."],
  [["rememberDevice", "stopContactChange"], "Links in messages that name a device or stop a change do not work."],
  [["exportMyData"], "The profile page cannot give the personal data as a file."],
  [["setAvatar", "deleteAvatar"], "People have their initials instead of a picture."],
];

/** What the portal lacks without an operation; undefined where it cannot work without it. */
export const missingConsequence = (operationId: string): string | undefined =>
  CONSEQUENCES.find(([names]) => names.includes(operationId))?.[1];
