// The longest texts that the server takes, in characters.

export const MAX_PERSON_NAME_LENGTH = 60;
export const MAX_COMPANY_NAME_LENGTH = 120;
export const MAX_STREET_LENGTH = 120;
export const MAX_HOUSE_NUMBER_LENGTH = 20;
export const MAX_POSTAL_CODE_LENGTH = 12;
export const MAX_CITY_LENGTH = 80;
export const MAX_PROJECT_NAME_LENGTH = 120;
/** Of a support request and its messages (SUP-11). */
export const MAX_TICKET_TITLE_LENGTH = 150;
export const MAX_MESSAGE_LENGTH = 5000;
