import { course } from '../course.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

const rest = [
  '58 | 4.9 | 3 h 20',
  '25 | 4.7 | 2 h 10',
  '80 | 4.8 | 2 h 50',
  '10 | 4.6 | 4 h',
  '40 | 4.7 | 3 h',
  '15 | 4.8 | 1 h 30',
]

/** Courses of one field: six as "picture | title | line | group", the lesson one is at, what to bring or mind, what the first is like. */
function courses(
  signs: string,
  groups: string,
  lines: readonly string[],
  next: string,
  note: string,
  about: string,
): VarietySource {
  return {
    signs,
    groups,
    fields: `Notes | long | ${note}`,
    samples: [
      'image | title | subtitle | overline | progress | rating | meta',
      ...lines.map((line, index) => `${line} | ${rest[index] ?? ''}`),
    ].join('\n'),
    about,
    hero: `Lesson 7 of 12 | ${next} | 14 minutes, then three questions | Keep going`,
    tip: 'Three lessons a week | One more until Sunday',
  }
}

export const courseVarieties = defineVarieties(course, [
  courses(
    'data protection 7, compliance 7, employee training 7, employees 5, staff training 7, our company 3, workplace 5, onboarding 4, company training 7, corporate 5, work safety 6, occupational safety 7, mandatory 4',
    'Safety, Data, Team',
    [
      'tech | Data protection in ten cases | 8 units, yearly | Data',
      'business | First aid at work | 6 units and a practice day | Safety',
      'office | Fire and ways out | 4 units, with a round | Safety',
      'interview | Difficult talks | 9 units with films | Team',
      'design | Safe passwords | 5 units, test at the end | Data',
      'focus | Lifting without pain | 4 units | Safety',
    ],
    'A mail to the wrong person',
    'Valid until November 2027',
    'Ten cases from our own house, each with a question. The certificate is valid for a year.',
  ),
  courses(
    'programming 6, coding 6, learn to code 7, python 6, kotlin 6, javascript 6, web development 6, developer course 6, data science 6, machine learning 6, computer science 6, developers 3',
    'First steps, Web, Data',
    [
      'tech | Python from the first line | 12 lessons, no installing | First steps',
      'tech | A website in a weekend | 6 lessons, no tricks | Web',
      'science | Tables, filters, charts | 8 lessons with real data | Data',
      'design | Forms that people finish | 7 lessons | Web',
      'tech | Tests before tears | 5 lessons | First steps',
      'business | Git without fear | 4 lessons | First steps',
    ],
    'Loops over a shopping list',
    'Exercise 4 again, with a dictionary',
    'Twelve short lessons, each ends with ten lines of your own that run.',
  ),
  courses(
    'cooking course 7, cooking classes 7, baking course 7, culinary 6, cooking lessons 7, pastry 5, wine course 6, barista course 7',
    'Basics, Bread, World',
    [
      'bread | Bread with three ingredients | 9 lessons | Bread',
      'soup | Broth and what follows | 8 lessons with Ruth Adeyemi | Basics',
      'pasta | Dough by hand | 10 lessons | World',
      'curry | Six spices, twelve dishes | 7 lessons | World',
      'cake | Cakes that rise | 6 lessons | Bread',
      'salad | Knife work | 4 lessons | Basics',
    ],
    'Fold, do not knead',
    'Flour, salt, a bowl with a lid',
    'Nine short lessons from flour to crust. One loaf is baked in each of them.',
  ),
  courses(
    'nursing students 7, medical students 7, medicine 5, anatomy 6, paramedic 5, care assistants 7, healthcare training 7, midwives 5, first responders 6, ambulance 5, doctors 3, nurses 4, further education 4, pharmacists 5',
    'Care, Emergency, Medicines',
    [
      'breath | Airway and breathing | 9 units, 12 points | Emergency',
      'science | Medicines without mistakes | 8 units | Medicines',
      'person | Moving patients safely | 6 units, films | Care',
      'focus | Sepsis, the first hour | 7 units, cases | Emergency',
      'massage | Wounds and dressings | 10 units | Care',
      'interview | Talking with relatives | 5 units | Care',
    ],
    'When the mask leaks',
    'Refresher due in March 2027',
    'Nine units with films from the ward. Twelve points after the test.',
  ),
  courses(
    'business course 6, marketing 5, entrepreneurship 6, economics 6, investing 5, accounting 6, leadership 6, management 4, real estate course 7, sales training 6, personal finance 5, copyright law 6, law 4',
    'Money, People, Market',
    [
      'money | Prices that hold | 8 lessons with Ruth Adeyemi | Money',
      'business | A plan on two pages | 6 lessons | Market',
      'office | Leading a small team | 10 lessons | People',
      'design | Words that sell honestly | 7 lessons | Market',
      'money | Read a balance sheet | 9 lessons | Money',
      'interview | Hire well, part well | 5 lessons | People',
    ],
    'What a customer really pays for',
    'Bring last month’s figures',
    'Eight short lessons with figures of a real bakery. One page of your own after each.',
  ),
  courses(
    'photography course 7, photography lessons 7, guitar lessons 6, music theory 7, music lessons 5, singing course 6, music school 5, piano course 7, dj course 6, music production 7',
    'Ear, Hands, Songs',
    [
      'music | Reading music slowly | 10 lessons, any instrument | Ear',
      'music guitar | Ten chords, forty songs | 12 lessons | Songs',
      'radio | Mixing in small rooms | 8 lessons | Ear',
      'music piano | Left hand first | 9 lessons | Hands',
      'album | Songs from three notes | 6 lessons | Songs',
      'podcast | Microphones and rooms | 5 lessons | Ear',
    ],
    'Thirds by ear',
    'Any instrument, or just the voice',
    'Ten short lessons in which one hears first and reads afterwards.',
  ),
  courses(
    'school subjects 6, maths 5, math 5, physics 5, chemistry 5, biology 5, exam prep 6, high school 5, grade 4, pupils 4, university 4, lecture 4, economics student 5, history course 6, learn history 6, philosophy 6',
    'Maths, Nature, Past',
    [
      'science | Physics in the kitchen | 8 lessons, pots included | Nature',
      'learn | Functions without fear | 12 lessons | Maths',
      'history | How cities drink | 9 lessons on water | Past',
      'science | Cells at work | 10 lessons | Nature',
      'book | Six thinkers, six questions | 6 lessons | Past',
      'learn | Chance and dice | 7 lessons | Maths',
    ],
    'Why pots sing',
    'Pencil, ruler, one pot',
    'Eight short lessons with things from the drawer. A test of ten questions at the end.',
  ),
  courses(
    'yoga course 6, meditation course 6, breathing course 6, fitness course 6, dance course 6, parenting 6, birth preparation 7, mindfulness course 7, self-defence 6, self-defense 6, swimming course 6',
    'Start, Body, Calm',
    [
      'yoga | Ten minutes, every morning | 12 lessons | Start',
      'breath | Breathing low | 6 lessons | Calm',
      'stretch | A back that carries | 9 lessons | Body',
      'meditat | Sitting still, moving on | 8 lessons | Calm',
      'strength | Strong without weights | 10 lessons | Body',
      'sleep | Evenings | 5 lessons | Calm',
    ],
    'Shoulders down',
    'A mat and a blanket',
    'Twelve lessons of ten minutes. Nothing has to hurt, and every pose has an easier one.',
  ),
  courses(
    'hairdresser 6, beauty course 7, nail course 7, makeup course 7, make-up course 7, craft course 6, sewing course 7, pottery course 7, woodworking course 7, tailoring course 7, electricians 4, apprentices 5, trade school 5, vocational 6, welding course 7',
    'Basics, Tools, Practice',
    [
      'design | Tools and how to hold them | 8 lessons | Tools',
      'art | Measure, mark, check | 6 lessons | Basics',
      'hair | First pieces by hand | 12 lessons with Ruth Adeyemi | Practice',
      'business | Talking with clients | 5 lessons | Basics',
      'design | Mistakes and repairs | 9 lessons | Practice',
      'focus | Working safely | 4 lessons | Tools',
    ],
    'Sharpen before you start',
    'Own tools, old clothes',
    'Eight short lessons, each with one grip filmed from close by. Practice pieces are marked.',
  ),
])
