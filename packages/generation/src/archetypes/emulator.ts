import { defineArchetype } from '../archetype.ts'

export const emulator = defineArchetype({
  id: 'emulator',
  words:
    'emulator 22, game emulator 28, retro game emulator 30, console emulator 28, roms 16, rom 10, save states 18, rom collection 30, retroarch 30, cheat codes 14, nes 14, snes 14, game boy 16, retro games 12, arcade emulator 24, dosbox 18',
  examples: `
    Play the cartridges I own on the phone, with save states and cheats
    Emulator for old handhelds, fast forward, controller by Bluetooth
    Library of my ROMs with box pictures, last played first
    On-screen pad that I can move and resize, shaders like an old television
    Arcade machines in my pocket, sorted by year and maker
    Run DOS games with a keyboard on the screen
    Rewind ten seconds when I fall off the cliff
    Link two phones and play as with the old cable
    Home computer of the eighties with tapes and disks
    Save in ten slots with a picture of each
    Open source emulator core with frontend and netplay
    Gamepad mapping for each game`,
  presets: 'dark-pro, playful',
  icon: 'game',
  names: 'Second Life, Cartridge, Slot Two',
  entity: 'rom-game',
  screens: `
    browse | Games | game | | | Games by their covers
    game | Play | play
    saved | Favorites | heart
    history? | Played | clock
    detail | Game
    form? | Add game
    settings | Settings | settings`,
})
