export {
  arbitraryDocument,
  arbitraryNode,
  arbitraryProperties,
  arbitraryText,
} from './documents/arbitrary-document.ts'
export { applyEdits, arbitraryEdit, type Edit } from './documents/arbitrary-edit.ts'
export { makeDocument, makeNode, makeScreen } from './documents/make-document.ts'
