import { command } from '../command.ts'
import { defineVarieties } from './variety.ts'

/** Cheat sheets of other tools and languages. */
export const commandVarieties = defineVarieties(command, [
  {
    signs: 'linux 8, bash 8, shell commands 9, terminal commands 8, unix 8, linux commands 10',
    one: 'Command',
    icon: 'code',
    groups: 'Files, Text, System, Network',
    fields: 'Topic | choice | Files | Files, Text, System, Network\nExample | text | grep -rn ferry notes',
    samples: `
      icon | title | subtitle | badge | tone
      code | grep -rn <text> . | Finds a text in all files below | Text | primary
      code | tar -xzf <file> | Unpacks an archive | Files | success
      code | chmod +x <file> | Makes a file executable | Files | success
      code | df -h | Free space on each disk | System | warning
      code | tail -f <file> | Shows what is added to a log | Text | primary
      code | curl -O <address> | Downloads a file | Network | accent`,
    about: 'Looks through all files below this folder and shows each line with its number.',
    facts: 'Text | Topic\n-r | All folders\n-n | Line numbers',
    hero: 'Command of the day | df -h | Free space on each disk | Copy',
    tip: '64 commands in four topics | Nine are favorites',
  },
  {
    signs: 'vim 9, vi 6, emacs 9, keyboard shortcuts 9, shortcuts 6, hotkeys 8',
    one: 'Shortcut',
    icon: 'type',
    groups: 'Move, Edit, Search, Windows',
    fields: 'Topic | choice | Edit | Move, Edit, Search, Windows\nExample | text | Ctrl + D, then type',
    samples: `
      icon | title | subtitle | badge | tone
      type | Ctrl + D | Selects the next one that is alike | Edit | primary
      type | Ctrl + P | Opens a file by its name | Search | success
      type | Alt + ↑ | Moves the line up | Edit | primary
      type | Ctrl + Shift + F | Searches in all files | Search | success
      type | Ctrl + \\ | Splits the window | Windows | accent
      type | Ctrl + Home | To the beginning of the file | Move | warning`,
    about: 'Selects the next place with the same text. Type once, and all of them change.',
    facts: 'Edit | Topic\n⌘ D | On a Mac\n3 | Related',
    hero: 'Shortcut of the day | Alt + ↑ | Moves the line up | Copy',
    tip: '64 shortcuts in four topics | Nine are favorites',
    add: 'Add shortcut',
    use: 'Copy shortcut',
  },
  {
    signs: 'css 8, html tags 9, html 6, flexbox 9, css properties 10',
    one: 'Property',
    many: 'Properties',
    icon: 'code',
    groups: 'Layout, Text, Colour, Motion',
    fields: 'Topic | choice | Layout | Layout, Text, Colour, Motion\nExample | text | gap: 12px 24px;',
    samples: `
      icon | title | subtitle | badge | tone
      code | gap | Space between the cells of a grid or row | Layout | primary
      code | place-items | Where children stand, both ways | Layout | primary
      code | line-height | Height of a line of text | Text | success
      code | accent-color | Colour of boxes and sliders | Colour | warning
      code | transition | How long a change takes | Motion | accent
      code | aspect-ratio | Width to height, as 16 / 9 | Layout | primary`,
    about: 'Space between rows and columns, without margins at the border. Works for grid and flexbox.',
    facts: 'Layout | Topic\nYes | Inherited\n0 | At first',
    hero: 'Property of the day | aspect-ratio | Width to height, as 16 / 9 | Copy',
    tip: '64 properties in four topics | Nine are favorites',
    add: 'Add property',
    use: 'Copy',
  },
])
