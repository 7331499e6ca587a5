import { defineArchetype } from '../archetype.ts'

export const toolbox = defineArchetype({
  id: 'toolbox',
  words:
    'toolbox app 34, calculator toolbox 40, utility toolbox 36, utilities app 26, all-in-one tools 34, all in one calculator 34, all-in-one calculator 34, smart tools 20, swiss army knife 24, multi tool 22, multitool 22, handy tools 26, everyday tools 22, tip calculator bmi 20, small tools 16, mini tools 22, classroom tools 34, teacher tools 30, tools for teachers 32, random pupil picker 32, random student picker 34, seating plan 24, seating chart 22, noise meter 20, pupil picker 30, teacher toolkit 32, classroom toolkit 34',
  examples: `
    All-in-one utility app: unit converter, tip and BMI calculators, QR reader, torch and spirit level
    Little everyday tools in one app, compass, ruler, level, flashlight, converter
    A Swiss army knife for the phone with calculators for tips, discounts, age and loans
    Collection of calculators by category, put the ones I use on top
    Smart tools: measure, convert, scan a code, light, noise meter
    Utilities for travel, currency, sizes, time zones and tips on one page
    Several calculators in one: percentage, body mass, fuel, mortgage, with a history of results
    Toolbox with converters for length, weight and temperature, random numbers and a stopwatch
    One small app instead of twelve: torch, magnifier, code scanner, converter
    Calculators for school and daily life, favourites first, works without internet
    Multi tool with ruler, protractor, level and unit tables
    Tip splitter, discount, date difference and currency in a clean grid of tools`,
  // One calculator is no box of them.
  unless:
    /^(?:an? |my |simple )?(?:[\p{L}-]+ ){0,4}calculator(?! (?:toolbox|tools|collection|box))(?!s)|^(?!.{0,60}\b(?:tools?|toolbox|toolkit|utilit\w+|calculators|all-in-one|converters)\b)[^.]{3,80}\bwith an? (?:built-in |simple |small )?(?:[\p{L}-]+ )?(?:bmi|tip|percentage|loan|interest|unit|currency|discount|age) (?:calculator|converter)\b|^(?!.*\b(?:calculators?|converters?|compass|torch|flashlight|ruler|random|noise|seating|bmi)\b).*\b(?:timetables?|notes|tasks|deadlines|to-do list)\b/isu,
  bars: 'cart checkout slots people chats scanner',
  presets: 'clean, dark-pro',
  icon: 'grid',
  names: 'Pocketful, Nine Tools, Handy',
  entity: 'handy-tool',
  home: 'shelf',
  screens: `
    home | Tools | home
    browse | All tools | grid
    converter | Convert | repeat | unit
    history | History | clock
    saved | Favorites | star
    detail | Tool
    settings | Settings | settings`,
})
