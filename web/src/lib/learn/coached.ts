/** The browser keeps under this name, and the name of the table, whether the coach is shown. */
export const COACHED = 'coach';
