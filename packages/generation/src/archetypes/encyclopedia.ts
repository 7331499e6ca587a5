import { defineArchetype } from '../archetype.ts'

export const encyclopedia = defineArchetype({
  id: 'encyclopedia',
  words:
    'wikipedia 20, wikipedia reader 22, wiki 9, encyclopedia 14, encyclopaedia 14, random article 16, trivia facts 9, fun facts 9, knowledge base 7, nasa 9, picture of the day 9',
  examples: `
    Read about anything offline, jump from link to link, keep what I liked, forget what I closed
    Surprise me each morning with one topic from history, science or nature to read at breakfast
    Articles about the places around me, churches, bridges, hills, on a map
    Search the free online knowledge and show the summary, picture, contents and references
    Photo from space of the day with the explanation of astronomers
    Fan wiki of our village: houses, families, legends, old field names, everyone may add
    Did you know? Astonishing facts about animals, oceans and inventions, swipe for the next
    Handbook of our company's knowledge: articles by department, search, last changed by whom
    Children's lexicon with short texts, big pictures, read aloud: volcanoes, knights, planets
    Something like Wikipedia to read with night colours, several languages side by side and a random button
    Topics explained in depth: philosophy, gods of antiquity, chemistry, with cross references
    On this day: what happened, who was born, who died, with the page to read on`,
  unless: /\b(?:personal|own|private|offline|my|your) (?:offline |personal |private )?wiki\b/i,
  presets: 'editorial, clean',
  icon: 'book',
  names: 'Volume L, Read On, By Chance',
  entity: 'encyclopedia-page',
  screens: `
    home | Today | home
    browse | Search | search
    saved | Saved | bookmark
    history | History | clock
    map? | Nearby | map
    detail | Article
    reader | Read
    settings | Settings | settings`,
})
