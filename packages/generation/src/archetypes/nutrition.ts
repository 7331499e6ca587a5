import { defineArchetype } from '../archetype.ts'

export const nutrition = defineArchetype({
  id: 'nutrition',
  words:
    'mindful eating 22, calorie 7, nutrition 6, diet 5, food 2, protein 4, macros 6, food diary 6, vitamin 4, environmental impact 3, barcode 3, calorie counter 14, count calories 24, calorie counting 22, keto 20, ketogenic 22, low carb 20, paleo 18, keto diet 26, diet plan 20, lose weight with a diet 22, weight loss plan 16, eat healthier 28, eat healthy 22, healthy eating 20, sugar intake 34, how much sugar 36, track sugar 34, sugar tracker 36, added sugar 30, salt intake 30, sugar you eat 36, caffeine and sugar 24',
  examples: `
    Keto: net carbs of each meal, fat and protein, ketosis since when
    Mindful eating: log meals with hunger and feelings before and after, daily reflection, weekly insights
    An AI nutrition coach to chat with, a meal plan for the week, water and weight tracked, barcodes scanned
    Diet coach app: plan of meals, water intake, weight curve, recipes that fit, messages from the nutritionist
    Calorie counter: what did I eat today, energy, fat, carbs, sugar
    Scan the yoghurt, enter 150 grams, done
    Count calories from a food database with barcodes, offline, without an account
    Bodybuilder needs 180 g of protein, spread over five meals
    Vegetarian for a year: am I getting enough iron and B12
    Photograph my plate and estimate calories and macros
    Keto diet: carbs under twenty, what may I still have for supper
    Kidney patients must watch potassium, phosphate and fluid in every meal
    Dietitian follows what her patients eat, comments on breakfast, sets targets
    Nutrition facts, fibre, salt, saturated fat of common foods per hundred grams
    Portions of vegetables and fruit per day, colourful plate, weekly score
    Food diary with breakfast, lunch, snacks, what is left of my 1800
    Pregnant and picky: folate, calcium, iodine, foods to avoid, what I had today`,
  presets: 'natural, warm',
  icon: 'apple',
  names: 'Plateful, Fair Share, Greens',
  entity: 'food',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Foods | search
    stats | Progress | chart
    browse! | Recipes | bowl | recipe
    scanner? | Scan | camera
    history | Diary | book
    detail | Food
    form | Add food
    profile? | Me | user`,
})
