import { defineArchetype } from '../archetype.ts'

/** A phone and a computer that share what they have over the network at home. */
export const phoneLink = defineArchetype({
  id: 'phone-link',
  words:
    'kde connect 44, phone to desktop 34, phone and desktop 30, clipboard sync 30, shared clipboard 34, ring my phone 36, notifications on my computer 36, notifications to your desktop 40, remote input 34, run commands 26, media control 18, presentation remote 20, phone to pc 36, link to windows 40',
  examples: `
    Copy on the phone and paste on the computer, both in the same Wi-Fi
    Notifications of the phone on my desktop, answer there
    Phone as a mouse and keyboard for the television computer
    Send a photo to the laptop by sharing it
    Let the phone ring when I cannot find it
    Start a script on my server by tapping
    Pause the music on the computer when somebody calls
    Battery of the phone in the panel of the desktop
    Paired devices, encrypted, without a cloud
    Volume and next song of any player on the desk
    Files both ways, large ones, too
    Lock the computer when I walk away`,
  bars: 'cart checkout slots map feed people',
  presets: 'dark-pro, clean',
  icon: 'link',
  names: 'Both Screens, Same Desk, Across the Room',
  entity: 'linked-computer',
  screens: `
    browse | Devices | grid
    browse | Tools | bolt | link-tool
    remote | Remote | play | played-media
    history? | Sent | clock
    detail | Device
    form | Pair device
    settings | Settings | settings`,
})
