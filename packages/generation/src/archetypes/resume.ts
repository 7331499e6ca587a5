import { defineArchetype } from '../archetype.ts'

export const resume = defineArchetype({
  id: 'resume',
  words:
    'resume builder 20, cv builder 20, cv maker 20, resume maker 20, create a resume 18, create resumes 16, curriculum vitae 18, cover letter 12, resume 7, job history 5, work experience 7, resume template 14, my cv 22, cv 10',
  examples: `
    Upload a CV, AI improves the wording, pick a template, jobs that fit, applications tracked, tips for the interview
    Resume builder: enter jobs, studies and skills, pick a design, download as PDF
    Write my CV on the phone with sections for experience, education, languages, then export
    Curriculum vitae and cover letter from one form, several templates and colours
    Students make their first application papers, hints for each section
    Fill in personal data, work experience and certificates, preview, print
    Europass style document with photo, languages by level, driving licence
    Several versions for different employers, copy one and change the summary
    Portfolio page and résumé with link to share, updated at once
    Reorder sections by dragging, choose font and layout, save as a file
    Helps people without practice to describe what they have done, example sentences per profession
    Import from a business network profile, shorten to one page
    Score how complete it is, what recruiters miss, spelling check`,
  presets: 'clean, editorial',
  icon: 'file',
  names: 'One Page, First Impression, Clear Copy',
  entity: 'resume-entry',
  home: 'focus',
  screens: `
    home | Résumé | home
    browse | Sections | list
    browse | Templates | layers | resume-template
    reader | Preview | eye
    detail | Entry
    form | Add entry
    profile | Me | user`,
})
