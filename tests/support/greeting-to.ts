/** How the home feed greets a member, at whatever hour the test runs. */
export const greetingTo = (firstName: string): RegExp => new RegExp(`^Good (morning|afternoon|evening), ${firstName}$`);
