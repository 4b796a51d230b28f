/** True for the URL of a picture that is used as it is, unlike an emoji or a path below the app's root. */
export const isAbsoluteUrl = (value: string) => /^(https?:|data:|\/\/)/i.test(value)
