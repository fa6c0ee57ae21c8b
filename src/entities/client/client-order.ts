/** Orders of the client list; the first is the one without a choice. */
export const clientOrders = ['newest', 'attention', 'name', 'activity', 'progress'] as const
export type ClientOrder = (typeof clientOrders)[number]

/** @returns whether the text names an order, as an address may not */
export const isClientOrder = (text: unknown): text is ClientOrder =>
  clientOrders.some((order) => order === text)
