import { defineArchetype } from '../archetype.ts'

export const serviceClient = defineArchetype({
  id: 'service-client',
  words:
    'unofficial app for 24, unofficial client for 24, third-party client 22, client for the 14, unofficial 14, unofficial client 22, unofficial app 22, app for the website 20, mobile client 16, native client 14, alternative client 20',
  examples: `
    Unofficial app for a website I use every day, with notifications
    Third-party client for a platform, faster than the official one
    Native mobile client for a web forum of my hobby
    Browse what is new on the platform, open it, keep it for later
    Sign in with my account and see my profile and what is new
    Alternative front end for a site without its advertisements
    Client for our web service: lists, details, search, account
    Read and search a portal from the phone, log in with a token
    Wrapper for a web platform with a dark theme and offline pages
    Follow the news and rankings of a training platform
    Open source app for an online service, talks to its API
    Small client for my account on a site: activity, messages, settings`,
  needs: /\b(?:unofficial|third[- ]party|client|front ?end|wrapper)\b/i,
  bars: 'map cart checkout camera form deed',
  presets: 'clean, dark-pro',
  icon: 'globe',
  names: 'Side Door, Second Screen, Back Entrance',
  entity: 'site-update',
  screens: `
    browse | New | list
    saved | Saved | bookmark
    notifications | Alerts | bell
    profile | Account | user
    detail | Entry
    signin | Sign in
    settings? | Settings`,
})
