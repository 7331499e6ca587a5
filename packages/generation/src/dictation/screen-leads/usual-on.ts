import { nameIn } from '../screen-names.ts'

/** Of what a screen is made of which only the name is told. */
export const usualOn = (name: string): string =>
  /^"?settings"?$/i.test(name.trim())
    ? 'switches for Notifications and Dark mode'
    : /^"?(?:profile|account|me)"?$/i.test(name.trim())
      ? 'an avatar, the name, the email and an "Edit profile" button'
      : `a list of ${nameIn(name).toLowerCase()}`
