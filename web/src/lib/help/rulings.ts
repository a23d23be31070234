// The address of a ruling's entry on the page of rulings.
export const rulingAddress = (id: string): string => `/rulings#${encodeURIComponent(id)}`;
