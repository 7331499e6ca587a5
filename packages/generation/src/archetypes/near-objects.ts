import { defineArchetype } from '../archetype.ts'

/** What flies past the Earth: asteroids and comets. */
export const nearObjects = defineArchetype({
  id: 'near-objects',
  words:
    'asteroid 20, asteroids 22, near-earth objects 32, near earth objects 32, near earth 22, asteroid tracker 32, asteroid list 26, potentially hazardous 22, hazardous asteroids 30, meteoroids 20, comets 14, neo 10',
  examples: `
    Asteroids that come near the Earth this week, size, speed and miss distance
    List of near-earth objects between two dates from a space agency
    Which of them are potentially hazardous, largest first
    How far away does the next one pass, compared with the moon
    Comets and asteroids with orbit, closest approach and diameter
    Chart of close approaches a day
    Sort space rocks by size, speed or distance
    Tell me when something larger than 100 metres comes close
    Search an asteroid by name, see when it comes back
    Close approaches of the month for amateur astronomers
    Next close approach of a named asteroid, counted in lunar distances
    Space rocks for a school class, sorted by diameter`,
  unless: /\bmoons\b|\b(?:shoot\w*|ship|lives|levels?|player|game|clone|arcade)\b/i,
  bars: 'map checkout cart slots deed people form',
  presets: 'dark-pro, clean',
  icon: 'star',
  names: 'Near Miss, Passing By, Close Approach',
  entity: 'near-object',
  home: 'ledger',
  screens: `
    home | This week | star
    browse | Asteroids | list
    stats? | Numbers | chart
    saved? | Followed | bookmark
    detail | Asteroid
    settings | Settings | settings`,
})
