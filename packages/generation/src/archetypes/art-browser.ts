import { defineArchetype } from '../archetype.ts'

/** Works of art of public collections. */
export const artBrowser = defineArchetype({
  id: 'art-browser',
  words:
    'artworks 20, art browser 34, museum art 28, artworks of a museum 32, search artworks 34, art collection browser 34, art explorer 32, paintings 14, public domain art 30, artworks from a museum 34, met museum 26, rijksmuseum 26, art gallery browser 30',
  examples: `
    Search artworks by artist and open one with title, year and technique
    Paintings of a public collection as a grid
    Browse art by century, country and material
    A random painting every day with its story
    Zoom into a picture and read about the painter
    Save works I like to a gallery of my own
    Public domain art from three museums, filter by colour
    Drawings, prints and photographs with where they hang
    Artists A to Z with their works
    Explore the collection by theme: sea, cats, bread
    Show the object number and credit line of a work
    Art of the day as a background picture`,
  bars: 'map checkout cart slots mood week quiz poll votes people deed',
  presets: 'editorial, dark-pro',
  icon: 'image',
  names: 'Gallery Nine, Oil on Oak, Long Look',
  entity: 'museum-work',
  screens: `
    browse | Works | image
    topic? | Themes | grid
    saved | My gallery | heart
    detail | Work
    settings | Settings | settings`,
  unless:
    /\b(?:audio guide|tickets?|opening hours|visit\w*|sell|auction|my own (?:art|paintings)|commission|floor plan)\b/i,
})
