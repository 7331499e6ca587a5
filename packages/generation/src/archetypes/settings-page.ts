import { defineArchetype } from '../archetype.ts'

export const settingsPage = defineArchetype({
  id: 'settings-page',
  words: 'settings page 9, user settings 8, preferences 4, account settings 8',
  examples: `
    A page where the user changes name, photo and password
    Account area with language, dark mode, notifications, sign out
    Just the preferences screen for my app, toggles and sections
    Profile editing with email, phone, address and delete my data
    Let members choose which mails they get and who may see them
    Privacy controls: two-step sign-in, active devices, download my information
    User settings with subscription plan, payment method and invoices
    Options panel, units, theme, text size, sounds on or off
    I need a template for an account screen with avatar, toggles, help and version number
    Change password, connected accounts, time zone, close account
    Manage push, sms and e-mail alerts per topic, quiet hours
    Customise appearance, start screen and accessibility, reset to default`,
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
  // Who does something with others does more than set an app.
  unless:
    /\b(?:maps?|nearby|bookings?|book an?|orders?|meet ?ups?|friends|tours?|posts?|feeds?|matche?s|locals|drivers?)\b/i,
})
