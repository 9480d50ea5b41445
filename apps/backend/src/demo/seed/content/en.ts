import type { SeedWordsOfLanguage } from "./items.ts";

/** English. */
export const en: SeedWordsOfLanguage = {
  autumn_bonus: [
    "Autumn bonus: extra points for replacements",
    "Replace old roof windows before 30 November and collect extra points for every window.",
    "Old windows let the most heat out in the first cold weeks. That is when customers call, and when a replacement is easiest to sell.",
    "Register the project before you start, scan every window on site and answer the closing survey. The extra points are added when the project is closed.",
  ],
  winter_fitting: [
    "Fitting in winter: five things to check",
    "Frost and short days need a little more planning. A short list for the van.",
    "Keep foam, sealing tape and adhesives above 5 °C until you use them. Clear snow from the roof before you open it, and close the opening the same day.",
    "Check the vapour barrier twice: in winter moist air from the room finds every gap. Tell the customer how to air the room in the first weeks.",
  ],
  solar_shutters: [
    "Solar shutters: no cable, no chasing",
    "The new roller shutters charge themselves and are fitted from the inside.",
    "A small solar panel on the top box is enough, also on a north roof. The shutter is paired with its switch in under a minute.",
    "Shutters give points like windows do. Scan the serial number on the top box before you close it.",
  ],
  club_card: [
    "The club card: points you can spend anywhere",
    "Companies with ten windows scanned this year can order the card free of charge.",
    "Order the card in the shop. When it arrives, enter its serial number in the portal; after activation you can top it up with points.",
  ],
  which_flashing: [
    "Which flashing for which roof",
    "Tiles, slate or sheet metal: the covering decides. A table for the next order.",
    "Measure the profile of the covering, not its thickness. Up to 16 mm a flat flashing will do, above that choose the one for profiled tiles.",
    "For two windows side by side order the combination flashing. It is cheaper than two single ones and tighter.",
  ],
  attic_projects: [
    "Attic conversions: register early, lose nothing",
    "A project is open for 30 days. Register it when the first window is delivered.",
    "Long jobs are best divided: one project for each stage. Products can be added until the survey is answered.",
  ],
  rain_sensor: [
    "Rain sensor: the window closes itself",
    "All electric windows can now be fitted with a sensor later.",
    "The sensor is clipped to the outer frame and needs no tools. It is a good reason to call on customers of the last five years.",
  ],
  before_after: [
    "Before and after: pictures that sell",
    "Two photographs from the same spot convince more than any leaflet.",
    "Take the first picture before you cover the furniture, at the same time of day as the second. Ask the customer whether you may show them.",
    "Order leaflets and banners with your own logo in the shop.",
  ],
  bedroom_light: [
    "Bedrooms: light by day, dark by night",
    "Blind and shutter together are what families with children ask for.",
    "Offer both from the start: fitting them with the window takes twenty minutes, a second visit half a day.",
  ],
  night_service: [
    "Support now answers in the evening too",
    "Write to us in the portal until eight in the evening on working days.",
    "Questions about orders, points and the card go to the chat. You get a notification when there is an answer.",
  ],
  scan_products: [
    "How to scan products into a project",
    "Type, paste or use the camera: three ways to add a serial number.",
    "Open the project, choose “Scan” and hold the camera over the code on the label. A product that was scanned by mistake can be removed while the project is in progress.",
  ],
  one_day: [
    "Replacing a window in one day",
    "From the old frame to the finished lining, step by step.",
    "The film shows two fitters and a window of the usual size. Note how the underlay is folded back: it saves the most time.",
  ],
  blinds: [
    "Blinds in four minutes",
    "No drilling: the brackets are already in the frame.",
    "Click the blind into the brackets, fasten the side rails and pull it down once. That is all.",
  ],
  centre_pivot: [
    "Setting a centre-pivot window",
    "How the sash comes to stand straight in its frame.",
    "Fit the frame, hang the sash and look at the gap. The brackets can be moved by a few millimetres until it is even all round.",
  ],
  spring_service: [
    "Spring service: ten minutes for each window",
    "Filters, hinges, gutters: what a good service contains.",
    "Clean the filter of the ventilation flap, oil the hinges, free the gutters from leaves and look at the seals.",
  ],
  measuring: [
    "Measuring for a replacement",
    "The size stands on the type plate. When it is missing, measure like this.",
    "Measure the frame outside, width before height. Write down the pitch of the roof and the covering as well.",
  ],
};
