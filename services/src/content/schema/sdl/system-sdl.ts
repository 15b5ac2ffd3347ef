/** Types of the schema that hang on no model, as the vendor declares them (HY-13..19, HY-22, HY-50, HY-60..61). */
export const systemSdl = `
scalar Date
scalar DateTime
scalar Hex
scalar Json
scalar Long
scalar RGBAHue
scalar RGBATransparency
scalar RichTextAST
enum Stage { DRAFT PUBLISHED }
enum SystemDateTimeFieldVariation { BASE COMBINED LOCALIZATION }
enum ImageFit { clip crop scale max }
enum DocumentFileTypes { autoImage jpg png webp }
input ImageResizeInput { width: Int height: Int fit: ImageFit }
input ImageQualityInput { value: Int! }
input ImageBlurInput { amount: Int! }
input ImageCompressInput { metadata: Boolean! }
input ImageCropInput { x: Int! y: Int! width: Int! height: Int! }
input ImageSharpenInput { amount: Int! }
input ImageTransformationInput {
  resize: ImageResizeInput quality: ImageQualityInput crop: ImageCropInput
  blur: ImageBlurInput sharpen: ImageSharpenInput compress: ImageCompressInput
}
input DocumentOutputInput { format: DocumentFileTypes }
input DocumentTransformationInput { output: DocumentOutputInput }
input AssetTransformationInput {
  image: ImageTransformationInput
  document: DocumentTransformationInput
  validateOptions: Boolean = false
}
input ConnectPositionInput { after: ID before: ID start: Boolean end: Boolean }
input VersionWhereInput { id: ID! revision: Int! stage: Stage! }
interface Node { id: ID! stage: Stage! }
type RichText { raw: RichTextAST! html: String! markdown: String! text: String! }
type RGBA { r: RGBAHue! g: RGBAHue! b: RGBAHue! a: RGBATransparency! }
type Color { hex: Hex! rgba: RGBA! css: String! }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String pageSize: Int }
type Aggregate { count: Int! }
type BatchPayload { count: Long! }
type Version { id: ID! stage: Stage! revision: Int! createdAt: DateTime! }
type DocumentVersion { id: ID! stage: Stage! revision: Int! createdAt: DateTime! data: Json }
`;
