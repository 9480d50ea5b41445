/** A key and what it does. */
export type KeyRow = readonly [key: string, does: string];

/** Purpose of a component, better alternatives, and its keys beyond the browser's defaults. */
export interface Guide {
  readonly use: string;
  readonly avoid: string;
  /** Keyboard table of the WAI-ARIA pattern of the component; each row has a test with its name. */
  readonly keys?: readonly KeyRow[];
}

const MODAL: readonly KeyRow[] = [
  ["Tab", "To the next stop inside, from the last to the first."],
  ["Shift + Tab", "To the previous stop inside, from the first to the last."],
  ["Escape", "Closes it and gives focus back."],
];

const ONE_OF_A_GROUP: readonly KeyRow[] = [
  ["Tab", "Onto the one that is on; the group is one stop."],
  ["Right Arrow", "To the next one and chooses it, from the last to the first."],
  ["Down Arrow", "The same."],
  ["Left Arrow", "To the previous one and chooses it, from the first to the last."],
  ["Up Arrow", "The same."],
];

/** Guides by folder name of the component. */
export const guides: Readonly<Record<string, Guide>> = {
  "alert-dialog": {
    use: "A question before something that cannot be undone: delete, decline, log out everywhere.",
    avoid: "What can be undone: do it, and offer Undo in a Toast. Anything with fields: Dialog.",
    keys: MODAL,
  },
  amount: {
    use: "A number of the brand's own currency, with its glyph; a sign and a tone for what came and went.",
    avoid: "Counts, dates and money: plain text. The unit in words more than once in a view.",
  },
  "amount-chip": {
    use: "The account's balance in the header of every page, as a link to its details.",
    avoid: "Amounts inside a page: Amount. More than one in a frame.",
  },
  "app-frame": {
    use: "The frame of every signed-in page: skip link, header, navigation, tab bar on phones, footer, the state of the session.",
    avoid: "Pages before signing in: SplitScreen. More than five tabs; more than one ActionBar.",
  },
  avatar: {
    use: "A face or initials beside the name of a person or company.",
    avoid: "Alone, without the name in words: it is decoration and is not read out.",
  },
  badge: {
    use: "A status in one or two words; a count on an icon; a tag on a picture.",
    avoid: "Something to press: Button. A message that asks for something: Notice.",
  },
  brand: {
    use: "The theme's mark with the product's name, in the header and on brand panels.",
    avoid: "Logos of other companies: a picture of theirs.",
  },
  button: {
    use: "Something happens here. One solid button in a view area; accent for a second main action, such as an order; negative for a loss.",
    avoid:
      "Going somewhere: ButtonLink or TextLink. A submit button that is disabled because a field is empty: let people press it and say what is missing.",
    keys: [
      ["Enter", "Presses it."],
      ["Space", "Presses it."],
    ],
  },
  card: {
    use: "A bordered group of things that belong together; CardLink when the whole of it is one link.",
    avoid: "Every block of a page: room alone divides too. CardLink with a button or link inside: TextLink in a Card.",
  },
  chat: {
    use: "A talk between two sides, oldest first, with what is being written at the end.",
    avoid: "News and notifications: a list of links.",
    keys: [["Control + Enter", "Sends; Enter alone begins a new line."]],
  },
  checkbox: {
    use: "One yes or no that is sent with its form; several of them in a ChoiceGroup.",
    avoid: "A change that is saved at once: Switch. One of several: RadioGroup.",
    keys: [["Space", "Changes it, and changes it back."]],
  },
  "choice-card": {
    use: "An answer that needs room: a second line, a price, questions that open inside it.",
    avoid: "Short answers: RadioGroup. Many of them: SelectField.",
    keys: [
      ["Down Arrow", "To the next card and chooses it, where one may be chosen."],
      ["Right Arrow", "The same."],
      ["Up Arrow", "To the previous card and chooses it."],
      ["Left Arrow", "The same."],
      ["Space", "Changes a card that may be one of many."],
    ],
  },
  combobox: {
    use: "Text with suggestions that come while one types, such as an address; what was typed may be kept.",
    avoid: "A short list that is known: SelectField.",
    keys: [
      ["Down Arrow, in the field", "To the first suggestion; opens a closed list."],
      ["Up Arrow, in the field", "To the last suggestion; opens a closed list."],
      ["Down Arrow, in the list", "To the next one, from the last to the first."],
      ["Up Arrow, in the list", "To the previous one, from the first to the last."],
      ["Alt + Down Arrow", "Opens without moving."],
      ["Alt + Up Arrow", "Closes."],
      ["Enter", "Takes the suggestion and closes."],
      ["Escape", "Closes and keeps the text."],
      ["Printable character, in the list", "Back to the text, which takes it."],
      ["Tab", "Leaves the field without a choice."],
    ],
  },
  countdown: {
    use: "Seconds till something may be done again, in words; then what may be done.",
    avoid: "A deadline of days: a date. Hurrying people.",
  },
  dialog: {
    use: "A short task apart from the page: a question with a few fields, or text to be read. A sheet at the bottom on phones.",
    avoid: "A long form: a page of its own. A message: Notice or Toast. A yes or no that loses something: AlertDialog.",
    keys: MODAL,
  },
  drawer: {
    use: "A look aside at a list that goes along with the visit, such as the cart.",
    avoid: "A question: Dialog. A phone's menu: Sheet.",
    keys: MODAL,
  },
  "empty-state": {
    use: "In place of a list that has nothing yet, or could not be fetched: a title, one sentence, one way on.",
    avoid: "While it is being fetched: Skeleton.",
  },
  "error-summary": {
    use: "Above a form after it was refused: every error, each leading to its field. Give it the focus then.",
    avoid: "While people still type: the error of the Field.",
  },
  field: {
    use: "Label, hint, error and counter around a control that the kit does not have.",
    avoid: "Around parts of the kit: they bring it.",
  },
  "file-upload": {
    use: "Files by choosing or dropping; each with its size, progress or what is wrong with it.",
    avoid: "Sending: that is the app's part, in onFiles.",
  },
  "flip-card": {
    use: "Two sides of one thing that exists on paper: a flyer, a card.",
    avoid: "Hiding text to save room: it should be read without turning.",
  },
  "hero-slider": {
    use: "A few pieces of news at the top of a home page, a picture and one action each.",
    avoid: "Anything that must be seen: people see the first slide. Galleries.",
    keys: [
      ["Focus", "Stops the slides until Play is pressed."],
      ["Tab and Shift + Tab", "Through the controls, the one that stops and starts first."],
      ["Enter", "On a slide's button shows that slide."],
      ["Space", "The same."],
    ],
  },
  icon: {
    use: "A line icon beside words, in their colour; alone only with a label.",
    avoid: "Something to press: IconButton. A second set of icons.",
  },
  "icon-button": {
    use: "An action whose icon everyone knows, where room is short: close, delete, a row's menu, the cart with its count.",
    avoid: "Where there is room for words: Button.",
  },
  layout: {
    use: "Room and order on a page: Stack, Inline, Grid, Container, Box with a ground, Hidden by width. All by CSS, right in the first paint.",
    avoid: "The inside of a part: its own sheet.",
  },
  link: {
    use: "A way to somewhere in words, in a sentence or alone.",
    avoid: "Something that happens here: Button.",
    keys: [["Enter", "Follows it."]],
  },
  "link-tile": {
    use: "Places to go as tiles of a sheet; ActionRow for a setting with its value.",
    avoid: "Content with a picture or price: CardLink.",
  },
  menu: {
    use: "A few actions or languages behind a button; in a row of a table too. What loses something stands last.",
    avoid: "A value of a form: SelectField. Two actions that fit beside each other: Buttons.",
    keys: [
      ["Enter", "On the button opens it at the first row; on a row chooses it."],
      ["Space", "The same."],
      ["Down Arrow", "Opens it at the first row; to the next row, from the last to the first."],
      ["Up Arrow", "Opens it at the last row; to the previous row, from the first to the last."],
      ["Home", "To the first row."],
      ["End", "To the last row."],
      ["Printable character", "To the next row that starts with it."],
      ["Escape", "Closes and gives focus back."],
      ["Tab", "Closes and goes on to what stands after the button."],
      ["Shift + Tab", "Closes and goes back to what stands before the button."],
    ],
  },
  notice: {
    use: "A message that stays in the page until it is done with, with the one thing to do about it.",
    avoid: "News of what one just did: Toast. What is wrong with a field: its error. More than two in a view.",
  },
  "one-time-code": {
    use: "The digits of a code sent by message or e-mail; paste and the phone's own filling in work.",
    avoid: "Serial numbers, letters: TextField.",
  },
  pagination: {
    use: "Pages of a long list, as links that can be shared; the range alone when there is one page.",
    avoid: "Lists that are read to the end, such as a talk.",
  },
  "phone-field": {
    use: "A phone number with its country's prefix; an error marks the number only.",
    avoid: "Other numbers: TextField.",
  },
  popover: {
    use: "A little more about what stands beside its button: where to find a number, what a word means.",
    avoid: "A task: Dialog. The name of an icon: Tooltip. Actions: Menu.",
    keys: [
      ["Enter", "On the button opens it and moves focus in, and closes it again."],
      ["Space", "The same."],
      ["Tab", "Through it in order; leaving it closes it."],
      ["Shift + Tab", "Back to its button."],
      ["Escape", "Closes and gives focus back."],
    ],
  },
  "progress-bar": {
    use: "How far something has come, with the same in words beside it; highlight where the amount is the news.",
    avoid: "When the end is not known: Spinner. Levels: TierPanes.",
  },
  provider: {
    use: "Once around the app: the kit's words in the language on screen, and the router's link.",
    avoid: "Around single parts.",
  },
  quantity: {
    use: "A small whole number with its limits: how many pieces.",
    avoid: "Large or broken numbers: TextField with a numeric keyboard.",
    keys: [
      ["Up Arrow", "One more."],
      ["Down Arrow", "One less."],
      ["Page Up", "Ten more."],
      ["Page Down", "Ten less, not under the least."],
      ["Home", "The least."],
      ["End", "The most."],
      ["Text keys", "Edit the digits as in any field."],
    ],
  },
  "radio-group": {
    use: "One of two to six answers that should all be seen.",
    avoid:
      "More of them: SelectField. Modes of a view: SegmentedControl. Answers with prices or questions: ChoiceCard.",
    keys: [...ONE_OF_A_GROUP, ["Space", "Chooses the one that has focus."]],
  },
  "rich-text": {
    use: "Text that an editor wrote: headings, lists, links, tables, pictures.",
    avoid: "Text of the app: Heading and Text. Markup as a string: the app cleans it and makes nodes of it.",
  },
  "segmented-control": {
    use: "Two or three modes of one view: e-mail or phone, front or back.",
    avoid: "Parts of a page with content of their own: Tabs. Long labels or more than three: RadioGroup.",
    keys: ONE_OF_A_GROUP,
  },
  "select-field": {
    use: "One of a list that is known, drawn by the browser: quick, and at home on phones.",
    avoid: "Up to six answers: RadioGroup. A list that is searched: Combobox.",
    keys: [
      ["Down Arrow", "To the next option."],
      ["Up Arrow", "To the previous option."],
      ["Home", "To the first option."],
      ["End", "To the last option."],
      ["Printable character", "To the option that starts with it."],
    ],
  },
  sheet: {
    use: "On a phone: places to go, languages, filters, from the lower edge. Above the tab bar it leaves the bar in use.",
    avoid: "A question: Dialog. Wide screens: Menu or Drawer.",
    keys: MODAL,
  },
  skeleton: {
    use: "In the shape of what is being fetched, so that nothing jumps when it comes. The region says aria-busy.",
    avoid: "An action under way: pending of its Button. A wait without a shape: Spinner.",
  },
  spinner: {
    use: "A wait of unknown length without a shape: a check by a server, a file on its way.",
    avoid: "A list or page that is being fetched: Skeleton. A pressed Button: its pending.",
  },
  "split-screen": {
    use: "A page before signing in: one short form and a picture. StoryScreen for a word alone, such as maintenance.",
    avoid: "Signed-in pages: the parts of AppFrame.",
  },
  "statistic-card": {
    use: "One number with its name, a line of words, and where to see more.",
    avoid: "Several numbers: StatusList.",
  },
  "status-list": {
    use: "Facts by name: status, date, points, address of one thing.",
    avoid: "The same facts of many things: Table.",
  },
  stepper: {
    use: "Where one is on a way of three to six steps; on phones the current one in words.",
    avoid: "Parts that can be visited in any order: Tabs.",
  },
  switch: {
    use: "On or off, saved at once: a consent, a setting.",
    avoid: "A form that is sent: Checkbox.",
    keys: [["Space", "Turns it on and off."]],
  },
  table: {
    use: "Many things with the same facts, to compare and to open. Below 760 px it is drawn as a list of rows.",
    avoid: "One thing: StatusList. Layout. Cells to edit.",
  },
  tabs: {
    use: "Views of one thing, one shown at a time; LinkTabs where each has an address.",
    avoid: "Steps: Stepper. Two or three modes of the same content: SegmentedControl.",
    keys: [
      ["Tab", "Onto the tab that is on, then into its panel."],
      ["Left Arrow", "To the previous tab, from the first to the last, without showing it."],
      ["Right Arrow", "To the next tab, from the last to the first, without showing it."],
      ["Space", "Shows the tab that has focus."],
      ["Enter", "The same."],
      ["Home", "To the first tab."],
      ["End", "To the last tab."],
    ],
  },
  text: {
    use: "Words in a style of the theme; Heading with the level of the outline apart from its look.",
    avoid: "Text that an editor wrote: RichText.",
  },
  "text-area": {
    use: "Text of several lines, with the characters that are left.",
    avoid: "One line: TextField.",
  },
  "text-field": {
    use: "One line of text, with an icon, a unit, or the mark of a server's check.",
    avoid: "Dates, phone numbers, codes: their own fields. A value of a list: SelectField.",
  },
  "tier-panes": {
    use: "Levels one climbs, the reached ones lit, the current one as far as it has come.",
    avoid: "One goal: ProgressBar. Steps of a task: Stepper.",
  },
  toast: {
    use: "News of what one just did, with Undo or the way there. Goes by itself; stays under the pointer and focus.",
    avoid: "Errors that must be mended, and anything that is said only here: Notice.",
  },
  tooltip: {
    use: "Draws the name of an icon button.",
    avoid: "Anything that is not its name: phones show none. More words: Popover.",
    keys: [
      ["Focus", "Shows it; focus stays on the button."],
      ["Blur", "Takes it away."],
      ["Escape", "Takes it away; focus stays on the button."],
    ],
  },
  "video-card": {
    use: "A film that is fetched from elsewhere only when it is played.",
    avoid: "Films of the app itself: the browser's own player.",
  },
};
