import { defineArchetype } from '../archetype.ts'

export const settingsPage = defineArchetype({
  id: 'settings-page',
  words: 'settings page 9, user settings 8, preferences 4, account settings 8',
  presets: 'clean, calm',
  icon: 'settings',
  names: 'Preferences, Panel, Control Room',
  entity: 'account',
  screens: `
    profile | Profile | user
    notifications | Notifications | bell
    settings | Settings | settings
    form | Edit profile
    signin | Sign in`,
})
