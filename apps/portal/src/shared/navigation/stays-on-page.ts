/** Whether an address differs from the shown page only in its search or hash: the page then keeps its scroll position. */
export const staysOnPage = (address: string, pathname: string): boolean => address.replace(/[?#].*$/s, "") === pathname;
