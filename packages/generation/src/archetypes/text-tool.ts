import { defineArchetype } from '../archetype.ts'

export const textTool = defineArchetype({
  id: 'text-tool',
  words:
    'word cloud 32, word cloud generator 34, hex viewer 32, hex editor 32, hex dump 30, number bases 28, number base 22, base converter 26, hexadecimal 8, octal 10, number systems 18, json 9, csv 9, csv to json 20, json to csv 20, markdown previewer 20, base64 16, regex 14, regex tester 26, regular expression 14, binary to decimal 20, binary number 16, binary numbers 18, binary digits 16, decimal equivalent 18, number to binary 18, decimal to binary 20, roman numerals 16, binary 6, decimal 6, roman numeral 16, roman numerals 16, cipher 14, encrypt 6, decrypt 8, morse code 16, text converter 14, word counter 14, character counter 14, html preview 12, syntax 4, emoji translator 18, text to emoji 24, pig latin 34, pig latin translator 36, pirate translator 30, pirate speak 24, speech to text 8, json formatter 18, hash 5, morse code translator 30, morse translator 30',
  examples: `
    Convert typed text into handwriting that can be styled
    Type a few bits, the value in base ten stands below, and other digits are refused with a warning
    Paste text, convert it to capitals, title case, or without line breaks, copy the result
    Count words, characters and lines of a text I paste, with reading time
    Turn a spreadsheet export into JSON and back
    Roman numerals to ordinary numbers and the other way round
    Lines into a list with commas, and a list with commas into lines
    Encode and decode base64, URLs and HTML entities
    Secret messages with Caesar cipher and a keyword, for kids who play spies
    Preview markdown while I type and copy the HTML
    Convert letters into dots and dashes, and decode Morse code back into text
    Remove duplicate lines from text, sort them, find and replace words, copy the result
    Writes what I say as text, adds punctuation, counts words, lets me copy or translate it
    Escape and unescape strings, decode tokens, pretty print XML`,
  needs: /^(?!.*\b(?:public speaking|speeches|speech (?:timer|practice)|filler words?))/is,
  presets: 'dark-pro, clean',
  icon: 'code',
  names: 'Input Output, Plain Text, Reformat',
  entity: 'text-job',
  screens: `
    transform | Convert | repeat
    history | History | clock
    saved | Saved | bookmark
    help? | Help | help
    detail | Conversion
    settings | Settings | settings`,
})
