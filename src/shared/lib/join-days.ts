/** Nobody measures weight or waist daily: two values at most so many days apart still make one line, on every chart. */
export const joinDays = 14
