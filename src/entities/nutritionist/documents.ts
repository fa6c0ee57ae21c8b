import * as z from 'zod/mini'

const text = z.optional(z.nullable(z.string()))
/** A year may be kept as a number by other clients of the API. */
const year = z.optional(z.nullable(z.union([z.string(), z.pipe(z.number(), z.transform(String))])))

const documentFields = {
  id: text,
  name: z.string(),
  /** Key in the bucket feedback-attachments, below `{nutritionist}/documents`. */
  url: z.string(),
  type: z.enum(['application/pdf', 'image/jpeg', 'image/jpg', 'image/png']),
  uploadedAt: text,
  /** Bytes */
  fileSize: z.optional(z.nullable(z.number())),
}

const educationSchema = z.object({ ...documentFields, school: text, degree: text, year })
const certificationSchema = z.object({
  ...documentFields,
  issuer: text,
  issueDate: year,
  expirationDate: year,
})

/** The documents of a nutritionist; the database has checked each of them. */
export const educationListSchema = z.array(educationSchema)
export const certificationListSchema = z.array(certificationSchema)

export type EducationDocument = z.output<typeof educationSchema>
export type CertificationDocument = z.output<typeof certificationSchema>
export type ProfileDocument = Pick<EducationDocument, 'name' | 'url' | 'type'>
