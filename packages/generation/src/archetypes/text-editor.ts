import { defineArchetype } from '../archetype.ts'

export const textEditor = defineArchetype({
  id: 'text-editor',
  words:
    'text editor 26, plain text editor 30, markdown editor 24, code editor 24, source code editor 28, notepad 14, latex editor 26, latex 12, source editor 22, edit text files 26, edit files 10, syntax highlighting 10, ide 14, code on your phone 18, programming editor 24, script editor 20, rich text editor 22',
  examples: `
    Editor for plain text files with undo, search and replace
    Code editor with syntax highlighting for many languages and tabs
    Write Markdown with a preview beside it and export PDF
    Open, edit and save text files on the phone and in the cloud
    LaTeX documents on the tablet, compile and preview
    Small IDE to write and run Python scripts
    Notepad with line numbers, word wrap and large files
    Edit config files of my server with monospace font
    Distraction free writing in plain text, word count
    HTML, CSS and JavaScript playground with a preview
    Find and replace with regular expressions in a text file
    Tabs for several open files, dark theme, keyboard shortcuts`,
  bars: 'form deed people map',
  unless: /\blevel editor\b|\bsokoban\b|\bgame\b/i,
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'Plain Line, Open File, Line 42',
  entity: 'text-file',
  screens: `
    editor | Edit | edit
    browse | Files | folder
    reader? | Preview | eye
    history? | Recent | clock
    detail | File
    settings | Settings | settings`,
})
