/** The club's name, bold and light; never translated (languages, rules for all). */
export const CLUB_NAME = ["Lucarne", "Club"] as const;
