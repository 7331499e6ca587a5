import type { ComponentNode } from '@kwiq/app-model'
import { iconOfVerb } from '../../words/verb-icons.ts'
import { longestKey, type Scene } from '../scene.ts'

/** What one edits with, by what is edited. */
interface Editing {
  /** Icon and name; the first is in hand. */
  tools: readonly (readonly [icon: string, label: string])[]
  /** What the slider sets. */
  size: string
  style: string
  styles: readonly string[]
}

const kinds: readonly [RegExp, Editing][] = [
  [
    /\blogos?\b|\bbrand mark/i,
    {
      tools: [
        ['design', 'Sign'],
        ['type', 'Name'],
        ['palette', 'Colours'],
        ['grid', 'Layout'],
      ],
      size: 'Size',
      style: 'Style',
      styles: ['Letters', 'Sign', 'Badge', 'One colour'],
    },
  ],
  [
    /\bstickers?\b(?!.*\bcollage)/i,
    {
      tools: [
        ['scissors', 'Cut out'],
        ['edit', 'Outline'],
        ['type', 'Text'],
        ['smile', 'Emoji'],
      ],
      size: 'Outline',
      style: 'Border',
      styles: ['White', 'None', 'Black', 'Coral'],
    },
  ],
  [
    /\bgifs?\b/i,
    {
      tools: [
        ['scissors', 'Trim'],
        ['timer', 'Speed'],
        ['type', 'Text'],
        ['repeat', 'Loop'],
      ],
      size: 'Position',
      style: 'Loop',
      styles: ['Again and again', 'Once', 'Back and forth'],
    },
  ],
  [
    /\bslide ?shows?\b/i,
    {
      tools: [
        ['image', 'Photos'],
        ['music', 'Music'],
        ['type', 'Text'],
        ['timer', 'Speed'],
      ],
      size: 'Seconds a photo',
      style: 'Change',
      styles: ['Fade', 'Slide', 'Zoom', 'Cut'],
    },
  ],
  [
    /white ?board|brainstorm/i,
    {
      tools: [
        ['edit', 'Pen'],
        ['note', 'Note'],
        ['square', 'Shape'],
        ['trend', 'Arrow'],
      ],
      size: 'Pen width',
      style: 'Colour',
      styles: ['Ink', 'Coral', 'Teal', 'Sun'],
    },
  ],
  [
    /\b(?:image|art|picture|text to image) generator|\bai (?:art|images?|pictures?)\b|text to image/i,
    {
      tools: [
        ['pen', 'Words'],
        ['palette', 'Style'],
        ['grid', 'Shape'],
        ['repeat', 'Again'],
      ],
      size: 'How closely',
      style: 'Style',
      styles: ['Painting', 'Photo', 'Drawing', '3D'],
    },
  ],
  [
    /enhanc|headshot|\brestor/i,
    {
      tools: [
        ['spark', 'Enhance'],
        ['sun', 'Light'],
        ['user', 'Face'],
        ['image', 'Background'],
      ],
      size: 'Strength',
      style: 'Make it',
      styles: ['Sharper', 'Larger', 'In colour', 'Portrait'],
    },
  ],
  [
    /video|clips?\b|\breels?\b/i,
    {
      tools: [
        ['scissors', 'Trim'],
        ['music', 'Music'],
        ['type', 'Text'],
        ['timer', 'Speed'],
      ],
      size: 'Position',
      style: 'Transition',
      styles: ['Cut', 'Fade', 'Slide', 'Zoom'],
    },
  ],
  [
    /pixel|sprite/i,
    {
      tools: [
        ['edit', 'Pencil'],
        ['drop', 'Fill'],
        ['square', 'Eraser'],
        ['target', 'Picker'],
      ],
      size: 'Zoom',
      style: 'Palette',
      styles: ['Sunset 8', 'Pocket 4', 'Forest 16', 'Grey 8'],
    },
  ],
  [
    /collage/i,
    {
      tools: [
        ['grid', 'Layout'],
        ['image', 'Photos'],
        ['type', 'Text'],
        ['smile', 'Stickers'],
      ],
      size: 'Spacing',
      style: 'Frame',
      styles: ['None', 'White', 'Film', 'Rounded'],
    },
  ],
  [
    /colou?ring|colou?r(?:ing)? (?:and \p{L}+ )?by numbers?|paint by numbers?|to colou?r\b/iu,
    {
      tools: [
        ['drop', 'Fill'],
        ['edit', 'Crayon'],
        ['spark', 'Glitter'],
        ['back15', 'Undo'],
      ],
      size: 'Brush',
      style: 'Colour',
      styles: ['Red', 'Yellow', 'Green', 'Blue'],
    },
  ],
  [
    /photo|picture|image|filter/i,
    {
      tools: [
        ['scissors', 'Crop'],
        ['sun', 'Light'],
        ['palette', 'Filter'],
        ['type', 'Text'],
      ],
      size: 'Brightness',
      style: 'Filter',
      styles: ['Original', 'Warm', 'Mono', 'Fade'],
    },
  ],
]

const drawing: Editing = {
  tools: [
    ['edit', 'Draw'],
    ['type', 'Text'],
    ['palette', 'Colour'],
    ['scissors', 'Crop'],
  ],
  size: 'Size',
  style: 'Style',
  styles: ['Coral', 'Teal', 'Ink', 'Sun'],
}

export const editingOf = (description: string): Editing =>
  kinds.find(([form]) => form.test(description))?.[1] ?? drawing

/** How one calls what a tool of this icon does. */
export const toolForms: Readonly<Partial<Record<string, RegExp>>> = {
  image: /^(?:upload|add|choose|select|pick|import) .*(?:image|picture|photo)/i,
  type: /^(?:add|write|enter) .*(?:text|caption)/i,
  palette: /^(?:select|choose|pick|change) .*colou?r/i,
  scissors: /^(?:crop|trim|cut)\b/i,
}

const mostFurther = 3

/** Tools the description names that no usual tool stands for: "Undo last stroke". */
export const furtherTools = ({ kit, screen: { keys = [] } }: Scene): ComponentNode[] => {
  const further = keys.filter(
    (key) =>
      key.length <= longestKey &&
      !/^save /i.test(key) &&
      !Object.values(toolForms).some((form) => form?.test(key)),
  )
  return further.length > 0
    ? [
        kit.row(
          further
            .slice(0, mostFurther)
            .map((key) =>
              kit.icon(iconOfVerb(key.toLowerCase().split(' ')[0]), key, { showLabel: true, diameter: 54 }),
            ),
          { justify: 'between' },
        ),
      ]
    : []
}
