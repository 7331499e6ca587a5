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
    /\bmeme/i,
    {
      tools: [
        ['image', 'Picture'],
        ['type', 'Text'],
        ['palette', 'Colour'],
        ['scissors', 'Crop'],
      ],
      size: 'Text size',
      style: 'Text color',
      styles: ['White', 'Black', 'Coral', 'Sun'],
    },
  ],
  [
    /colou?ring/i,
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
