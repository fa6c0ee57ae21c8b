/** Figures have one decimal: 70.2 - 70.1 is 0.1, not 0.0999…. */
export const inTenths = (figure: number): number => Math.round(figure * 10) / 10
