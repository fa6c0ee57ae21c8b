/** Whether somebody has typed the address of their account: they know which one goes, and mean it. */
export const isConfirmed = (typed: string, email: string): boolean =>
  email !== '' && typed.trim().toLowerCase() === email.toLowerCase()
