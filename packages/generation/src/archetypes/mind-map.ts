import { defineArchetype } from '../archetype.ts'

/** Thoughts drawn as branches. */
export const mindMap = defineArchetype({
  id: 'mind-map',
  words:
    'mind map 38, mind maps 36, mind mapping 38, mindmap 38, concept map 32, brainstorming map 30, child topics 22, branches and topics 24, central topic 26, idea map 28, flowchart 26, flow chart 26, flowchart editor 34, diagram editor 32, diagram maker 32, org chart maker 32',
  examples: `
    A map of ideas with branches one can move, colour and fold
    Central topic in the middle, child topics around it
    Mind map editor: add a topic, drag it, export a picture
    Brainstorm alone or with others and turn branches into tasks
    Concept maps for school with links between topics
    Flow chart with boxes and arrows, saved as an image
    Draw a diagram of a process with shapes and connectors
    My maps in a list, open one and go on
    Notes on every branch, colours per theme, undo
    Templates for a tree, a fishbone and a flow
    Fold branches away to see the whole
    Share a map with a link`,
  unless: /\bwhite ?boards?\b/i,
  bars: 'map checkout cart slots mood week quiz poll votes people',
  presets: 'clean, playful',
  icon: 'layers',
  names: 'Branches, In the Middle, Next Thought',
  entity: 'idea-map',
  screens: `
    board | Map | grid
    browse | Maps | list
    saved? | Favorites | star
    form | New map
    detail | Details
    settings | Settings | settings`,
})
