import { defineArchetype } from '../archetype.ts'

export const generic = defineArchetype({
  id: 'generic',
  words: '',
  examples: `
    A small app about the old windmills my father restored, with a page for each and a photo
    Show everything in one list, tap one for the details, let me add my own
    My cousin makes stained glass lampshades and would like something simple to show and describe them
    Something for our barefoot path group, I do not know yet what exactly it needs
    Keep facts, pictures and remarks about carnival masks in one place and mark the ones I like
    Just a plain app for pinhole photography with a start page, an overview and a page about me
    Our village's old apple press deserves an app, with the story, the people and what is planned
    Please build me an app for sundials, clean look, with search and a form for new ones
    Anything around puppet theatre: the figures, who carved them, how old they are
    Church bells of the valley, each with weight, tone, year and a recording date
    We are three friends who love lighthouses and want an app around that love
    For my thesis on manhole covers I need an app that holds them all with pattern, street and year
    Kite building is my world; make an app where I can put in what belongs to it
    Basic app for a paper boat contest at our street party with entries and pictures
    Turn this idea into an app: weather vanes, who made them, where they stand, what they mean
    Could you make an app about clouds seen from our roof, one entry for each with name and remarks`,
  presets: 'clean, natural, warm, editorial, calm, playful',
  icon: 'spark',
  names: '',
  entity: 'subject',
  screens: `
    home | Home | home
    browse | All | search
    detail | Detail
    form | New
    saved? | Saved | heart
    stats? | Numbers | chart
    profile | Me | user`,
})
