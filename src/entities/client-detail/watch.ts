/** So often, in ms, is read anew what a nutritionist looks at of a client: they see what is logged meanwhile (DESIGN.md section 5). */
export const watchMs = 60_000
