/** Phones want a module of their own for this; an app that has none does not offer it. */
export const choosePicture: (() => Promise<string | undefined>) | undefined = undefined
