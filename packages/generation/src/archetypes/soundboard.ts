import { defineArchetype } from '../archetype.ts'

export const soundboard = defineArchetype({
  id: 'soundboard',
  words:
    'soundboard 26, sound board 24, funny noises 18, sound effects 18, sound buttons 18, funny sounds 18, noise buttons 16, prank sounds 18, air horn 14',
  examples: `
    Press a button, hear a fart, a drum roll, a horn or applause
    Funny sounds for the office on big buttons: sad trombone, air horn, crickets
    Record my kids' sayings and put each sound on its own big coloured button
    Game masters play thunder, swords and tavern door sounds at the table, press to play
    Meme clips, funny voices and movie quotes on buttons I can press in a call
    Sound effects for our amateur radio play: footsteps, creaking door, gunshot, applause, one button each
    Jingles and sounds for a sports announcer: goal horn, whistle, crowd cheering, press and it plays
    Animal voices for toddlers, press the cow button and it moos
    Prank noises with burps, farts, sirens, breaking glass and a hair clipper
    Grid of buttons, each plays a short clip when pressed; boards for parties, streaming and school
    Voice clips of our teacher on buttons which the class can press for fun
    Big red button that plays whatever clip I recorded, plus laughter, boo and applause`,
  presets: 'playful, bold',
  icon: 'volume',
  names: 'Honk, Big Red Button, Noisy',
  entity: 'sound-effect',
  screens: `
    browse | Sounds | volume
    saved | Favorites | heart
    form | Record sound | mic
    player? | Play
    detail | Sound
    settings | Settings | settings
    home | Boards | grid`,
})
